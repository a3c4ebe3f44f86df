import { IconButton } from "@housestyle/ui";
import { Trash2 } from "lucide-react";
import { parts } from "../../texts/editor-parts.ts";
import { VirtualRows } from "../lists/VirtualRows.tsx";

/** The height of a row, in CSS pixels; the style sheet has the same. */
const rowHeight = 44;

/** The words, however many. */
export function WordRows({
  words,
  remove,
}: {
  readonly words: readonly string[];
  readonly remove: (word: string) => void;
}) {
  return (
    <VirtualRows
      label={parts.dictionary.list}
      className="word-scroll"
      count={words.length}
      height={rowHeight}
      keyOf={(index) => words[index] ?? `${index}`}
      row={(index) => {
        const word = words[index] ?? "";
        return (
          <div className="word-row">
            <span className="word-text">{word}</span>
            <IconButton label={parts.dictionary.remove(word)} onClick={() => remove(word)}>
              <Trash2 size={16} strokeWidth={1.5} aria-hidden />
            </IconButton>
          </div>
        );
      }}
    />
  );
}
