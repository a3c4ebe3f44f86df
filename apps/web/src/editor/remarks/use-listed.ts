import { ordered } from "@housestyle/panel";
import type { Remark } from "@housestyle/surfaces";
import { useMemo } from "react";
import { useControllerState } from "../controller/controller-context.ts";

/** The remarks of the chosen group in the chosen order. */
export function useListed(): readonly Remark[] {
  const remarks = useControllerState((state) => state.remarks);
  const filter = useControllerState((state) => state.filter);
  const order = useControllerState((state) => state.personal.preferences.order);
  return useMemo(
    () => ordered(filter ? remarks.filter((remark) => remark.finding.kind === filter) : remarks, order),
    [remarks, filter, order],
  );
}
