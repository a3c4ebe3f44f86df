import type { PanelHost } from "@housestyle/panel/view";
import { useMemo } from "react";
import { useController } from "../controller/controller-context.ts";
import { listOf } from "../controller/list-of.ts";
import { Origin } from "./Origin.tsx";
import { helpOf } from "./rule-help.ts";
import { scroller } from "./scroller.ts";
import { useActions } from "./use-actions.ts";

/** The editor as the host of its panel. */
export function usePanelHost(): PanelHost {
  const controller = useController();
  return useMemo(() => {
    const { state } = controller;
    return {
      subscribe: state.subscribe,
      list: () => listOf(state.read()),
      shown: () => controller.checking,
      ruleOf: (id) => helpOf(state.read(), id),
      choose: (change) => {
        if ("order" in change) controller.personal.prefer(change);
        else state.set(change);
      },
      tookFocus: () => state.set({ focusOn: undefined }),
      scroller,
      useActions,
      Origin,
    };
  }, [controller]);
}
