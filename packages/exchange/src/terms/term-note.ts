import type { TermRow } from "../table/term-row.ts";

// TBX-Basic has no place for these, so a note says them, in a form that is read back.

/** What the note says beside the elements of TBX. */
export interface TermNote {
  readonly Status?: "Forbidden" | "Pending";
  readonly CaseSensitive?: true;
  readonly MatchForms?: false;
}

const parts: readonly { readonly text: string; readonly says: TermNote }[] = [
  { text: "Forbidden term", says: { Status: "Forbidden" } },
  { text: "Proposed term", says: { Status: "Pending" } },
  { text: "Case sensitive", says: { CaseSensitive: true } },
  { text: "This form only", says: { MatchForms: false } },
];

/** The note for a term; empty when the elements of TBX say everything. */
export const printTermNote = ({ Status, CaseSensitive, MatchForms }: TermRow): string =>
  parts
    .filter(
      ({ says }) =>
        says.Status === Status || (says.CaseSensitive && CaseSensitive) || (says.MatchForms === false && !MatchForms),
    )
    .map(({ text }) => text)
    .join("; ");

/** What a note of ours says; undefined for any other note. */
export function readTermNote(note: string): TermNote | undefined {
  const found = note.split("; ", parts.length + 1).map((text) => parts.find((part) => part.text === text));
  return found.includes(undefined) ? undefined : Object.assign({}, ...found.map((part) => part?.says));
}
