import { IconButton, VirtualRows } from "@housestyle/ui";
import { Trash2 } from "lucide-react";
import { parts } from "../../texts/editor-parts.ts";
import type { ListedWord } from "./listed-words.ts";

/** The height of a row, in CSS pixels; the style sheet has the same. */
const rowHeight = 44;

/** The words, however many. */
export function WordRows({
  words,
  showWhose,
  remove,
}: {
  readonly words: readonly ListedWord[];
  readonly showWhose: boolean;
  readonly remove: (word: ListedWord) => void;
}) {
  return (
    <VirtualRows
      label={parts.dictionary.list}
      className="word-scroll"
      count={words.length}
      height={rowHeight}
      keyOf={(index) => words[index]?.key ?? `${index}`}
      row={(index) => {
        const row = words[index];
        if (!row) return null;
        return (
          <div className="word-row">
            <span className="word-text">{row.word}</span>
            {showWhose ? <span className="word-whose">{row.whose}</span> : null}
            {row.mayRemove ? (
              <IconButton label={parts.dictionary.remove(row.word)} onClick={() => remove(row)}>
                <Trash2 size={16} strokeWidth={1.5} aria-hidden />
              </IconButton>
            ) : null}
          </div>
        );
      }}
    />
  );
}
