import { Button } from "@housestyle/ui";
import type { ReactNode } from "react";
import { parts } from "../../texts/editor-parts.ts";

/** Something that was silenced. */
export interface Silent {
  readonly id: string;
  /** What people call it. */
  readonly name: string;
  readonly shown: ReactNode;
  /** The rule it is about, or why it is so. */
  readonly detail: string | undefined;
  readonly back: () => void;
}

/** What is silent in one way, each with a button that brings it back. */
export function SilentList({
  title,
  none,
  all,
  bringBack,
}: {
  readonly title: string;
  readonly none: string;
  readonly all: readonly Silent[];
  readonly bringBack: (silent: Silent) => void;
}) {
  return (
    <>
      <h3 className="list-title">{title}</h3>
      {all.length === 0 ? <p className="note">{none}</p> : null}
      <ul className="plain-list">
        {all.map((silent) => (
          <li key={silent.id} className="plain-row">
            <span>
              {silent.shown}
              {silent.detail === undefined ? null : <span className="plain-detail">{silent.detail}</span>}
            </span>
            <Button tone="quiet" aria-label={parts.silenced.back(silent.name)} onClick={() => bringBack(silent)}>
              {parts.silenced.backButton}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
