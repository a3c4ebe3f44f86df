import type { Kind } from "@housestyle/engine";
import { countByKind } from "@housestyle/panel";
import { kinds } from "@housestyle/surfaces";
import { useMemo } from "react";
import { texts } from "../../texts/editor.ts";
import { parts } from "../../texts/editor-parts.ts";
import { useController, useControllerState } from "../controller/controller-context.ts";

/** The groups with their counts; pressing one shows it alone, pressing it again shows all. */
export function Groups() {
  const controller = useController();
  const remarks = useControllerState((state) => state.remarks);
  const filter = useControllerState((state) => state.filter);
  const counts = useMemo(() => countByKind(remarks), [remarks]);
  const choose = (kind: Kind | undefined) => controller.state.set({ filter: kind === filter ? undefined : kind });
  return (
    <ul className="groups" aria-label={parts.panel.groups}>
      {kinds.map((kind) => {
        const count = counts.get(kind) ?? 0;
        return (
          <li key={kind}>
            <button
              type="button"
              className={count === 0 ? "group group-empty" : "group"}
              aria-pressed={filter === kind}
              onClick={() => choose(kind)}
            >
              <span className={`swatch swatch-${kind}`} aria-hidden="true" />
              <span className="group-name">{texts.kinds[kind]}</span>{" "}
              <span className="group-count">{count.toLocaleString("en")}</span>{" "}
              <span className="visually-hidden">{parts.panel.countOf(count)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
