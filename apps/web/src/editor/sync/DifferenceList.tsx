import { type DifferenceRow, differences } from "@housestyle/documents/merge";
import { useMemo } from "react";
import { editorSync } from "../../texts/editor-sync.ts";

/** Two texts in one: what only the first has is struck out, what only the second has is underlined. */
export function DifferenceList({
  before,
  after,
  legend,
}: {
  readonly before: readonly string[];
  readonly after: readonly string[];
  /** How to read it. */
  readonly legend: string;
}) {
  const rows = useMemo(() => folded(differences(before, after)), [before, after]);
  if (rows.every((row) => typeof row === "number")) return <p className="note">{editorSync.differences.none}</p>;
  return (
    <>
      <p className="note">{legend}</p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard */}
      <section className="differences" aria-label={editorSync.differences.label} tabIndex={0}>
        {rows.map((row, index) =>
          typeof row === "number" ? (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of two given texts never move
            <p key={index} className="note">
              {editorSync.differences.alike(row)}
            </p>
          ) : (
            // biome-ignore lint/suspicious/noArrayIndexKey: the rows of two given texts never move
            <Paragraph key={index} row={row} />
          ),
        )}
      </section>
    </>
  );
}

function Paragraph({ row }: { readonly row: DifferenceRow }) {
  return (
    <p className="difference">
      {row.parts.map(({ kind, text }, index) => {
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of two given texts never move
        if (kind === "gone") return <del key={index}>{text}</del>;
        // biome-ignore lint/suspicious/noArrayIndexKey: the parts of two given texts never move
        return kind === "new" ? <ins key={index}>{text}</ins> : <span key={index}>{text}</span>;
      })}
    </p>
  );
}

/** Paragraphs that are alike as their number, but for the one before and the one behind a change. */
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
