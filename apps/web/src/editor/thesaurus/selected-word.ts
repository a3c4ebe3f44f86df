import type { EditorState } from "prosemirror-state";

/** A word of the text and where it is. */
export interface SelectedWord {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const oneWord = /^\p{L}[\p{L}\p{M}'’-]*$/u;

/** Returns the word that is selected and nothing else; some systems select the space after a word, too. */
export function selectedWord({ doc, selection }: EditorState): SelectedWord | undefined {
  const { $from, $to, from, to, empty } = selection;
  if (empty || !$from.sameParent($to) || !$from.parent.isTextblock || to - from > mostLetters) return undefined;
  const selected = doc.textBetween(from, to, undefined, "\n");
  const text = selected.trim();
  if (!oneWord.test(text)) return undefined;
  const start = from + selected.indexOf(text);
  return { text, from: start, to: start + text.length };
}

/** Longer than any word that has synonyms. */
const mostLetters = 40;
