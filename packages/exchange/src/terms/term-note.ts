import type { TermRow } from "../table/term-row.ts";

// TBX-Basic has no place for these, so a note says them, in a form that is read back.

/** What a note contains besides the elements of TBX. */
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

/** Returns the note for a term, or an empty string if TBX elements are enough. */
export const printTermNote = ({ Status, CaseSensitive, MatchForms }: TermRow): string =>
  parts
    .filter(
      ({ says }) =>
        says.Status === Status || (says.CaseSensitive && CaseSensitive) || (says.MatchForms === false && !MatchForms),
    )
    .map(({ text }) => text)
    .join("; ");

/** Reads a note written by Housestyle. Returns undefined for any other note. */
export function readTermNote(note: string): TermNote | undefined {
  const found = note.split("; ", parts.length + 1).map((text) => parts.find((part) => part.text === text));
  return found.includes(undefined) ? undefined : Object.assign({}, ...found.map((part) => part?.says));
}
