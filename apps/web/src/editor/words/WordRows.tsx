import { IconButton } from "@housestyle/ui";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { parts } from "../../texts/editor-parts.ts";
import { rowsBetween } from "../remarks/list-window.ts";

/** The height of a row and of the part of the list that shows, in CSS pixels; the style sheet has the same. */
const rowHeight = 44;
const shownHeight = 264;

/** The words, however many: only the rows that show are in the page. */
export function WordRows({
  words,
  remove,
}: {
  readonly words: readonly string[];
  readonly remove: (word: string) => void;
}) {
  const [top, setTop] = useState(0);
  const shape = { count: words.length, rowHeight, open: -1, openHeight: 0 };
  const { from, to } = rowsBetween(shape, top, top + shownHeight);
  return (
    <div className="word-scroll" onScroll={(event) => setTop(event.currentTarget.scrollTop)}>
      <ul className="word-list" aria-label={parts.dictionary.list} style={{ height: words.length * rowHeight }}>
        {words.slice(from, to).map((word, offset) => (
          <li
            key={word}
            className="word-row"
            style={{ transform: `translateY(${(from + offset) * rowHeight}px)` }}
            aria-setsize={words.length}
            aria-posinset={from + offset + 1}
          >
            <span className="word-text">{word}</span>
            <IconButton label={parts.dictionary.remove(word)} onClick={() => remove(word)}>
              <Trash2 size={16} strokeWidth={1.5} aria-hidden />
            </IconButton>
          </li>
        ))}
      </ul>
    </div>
  );
}
