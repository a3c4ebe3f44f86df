import type { DifferenceRow, DiffPart, TextChange } from "@housestyle/documents/merge";
import { type MouseEvent, type Ref, useMemo } from "react";
import { editorSync } from "../../texts/editor-sync.ts";

/** The changes of a comparison, one of which is the current one. */
export interface ShownChanges {
  readonly all: readonly TextChange[];
  readonly current: number;
  readonly choose: (index: number) => void;
}

/** Two texts in one: what only the first has is struck out, what only the second has is underlined. */
export function DifferenceList({
  rows,
  legend,
  changes,
  ref,
}: {
  readonly rows: readonly DifferenceRow[];
  /** How to read it. */
  readonly legend: string;
  /** For a comparison that leads from one change to the next. */
  readonly changes?: ShownChanges;
  readonly ref?: Ref<HTMLElement>;
}) {
  const shown = useMemo(() => folded(rows), [rows]);
  if (shown.every((row) => typeof row === "number")) return <p className="note">{editorSync.differences.none}</p>;
  const pressed = ({ target }: MouseEvent) => {
    const change = target instanceof Element ? target.closest<HTMLElement>("[data-change]") : null;
    if (change) changes?.choose(Number(change.dataset.change));
  };
  return (
    <>
      <p className="note">{legend}</p>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keys lead from one change to the next */}
      <section
        ref={ref}
        className="differences"
        aria-label={editorSync.differences.label}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard
        tabIndex={0}
        onClick={pressed}
      >
        {shown.map((row, index) =>
          typeof row === "number" ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of two given texts never move
            <p key={index} className="note">
              {editorSync.differences.alike(row)}
            </p>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of two given texts never move
            <Paragraph key={index} row={row} at={rows.indexOf(row)} changes={changes} />
          ),
        )}
      </section>
    </>
  );
}

function Paragraph({
  row: { parts },
  at,
  changes,
}: {
  readonly row: DifferenceRow;
  readonly at: number;
  readonly changes: ShownChanges | undefined;
}) {
  const own = changes?.all.flatMap((change, index) => (change.row === at ? [{ ...change, index }] : [])) ?? [];
  const pieces = parts.flatMap((part, index) => {
    const change = own.find(({ from, to }) => index >= from && index < to);
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of two given texts never move
    if (!change) return [<Part key={index} part={part} />];
    if (index > change.from) return [];
    const isCurrent = change.index === changes?.current;
    return [
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of two given texts never move
      <span key={index} className="change" data-change={change.index} aria-current={isCurrent ? "true" : undefined}>
        {parts.slice(change.from, change.to).map((each, inner) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the parts of two given texts never move
          <Part key={inner} part={each} />
        ))}
      </span>,
    ];
  });
  return <p className="difference">{pieces}</p>;
}

function Part({ part: { kind, text } }: { readonly part: DiffPart }) {
  if (kind === "gone") return <del>{text}</del>;
  return kind === "new" ? <ins>{text}</ins> : <span>{text}</span>;
}

/** Replaces runs of unchanged paragraphs with their number, except for those directly before and after a change. */
function folded(rows: readonly DifferenceRow[]): (DifferenceRow | number)[] {
  const isNear = (index: number) => [index - 1, index, index + 1].some((at) => rows[at]?.isSame === false);
  const found: (DifferenceRow | number)[] = [];
  for (const [index, row] of rows.entries()) {
    const last = found.at(-1);
    if (isNear(index)) found.push(row);
    else if (typeof last === "number") found[found.length - 1] = last + 1;
    else found.push(1);
  }
  return found;
}
