import { kinds } from "@housestyle/surfaces";
import { number } from "@housestyle/texts";
import { useMemo } from "react";
import { countByKind } from "../order.ts";
import { texts } from "../remark-texts.ts";
import { usePanel, useShown } from "./panel-host.ts";

/** Shows the categories with their counts. Pressing one shows only its remarks; pressing it again shows all. */
export function Groups() {
  const host = usePanel();
  const remarks = useShown((host) => host.list().remarks);
  const filter = useShown((host) => host.list().filter);
  const counts = useMemo(() => countByKind(remarks), [remarks]);
  return (
    <ul className="groups" aria-label={texts.panel.groups}>
      {kinds.map((kind) => {
        const count = counts.get(kind) ?? 0;
        return (
          <li key={kind}>
            <button
              type="button"
              className={count === 0 ? "group group-empty" : "group"}
              aria-pressed={filter === kind}
              onClick={() => host.choose({ filter: kind === filter ? undefined : kind })}
            >
              <span className={`swatch swatch-${kind}`} aria-hidden="true" />
              <span className="group-name">{texts.kinds[kind]}</span>{" "}
              <span className="group-count">{number(count)}</span>{" "}
              <span className="visually-hidden">{texts.panel.countOf(count)}</span>
            </button>
          </li>
        );
      })}
    </ul>
  );
}
