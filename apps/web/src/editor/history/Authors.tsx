import type { AuthoredWords } from "@housestyle/documents/authorship";
import { Select } from "@housestyle/ui";
import { useState } from "react";
import { editorAuthors as texts } from "../../texts/editor-authors.ts";
import { colorOf } from "../collaboration/people-here.ts";
import { type Author, useAuthors } from "./use-authors.ts";
import "../collaboration/carets.css";
import "./authors.css";

const everyone = "everyone";

/** The text of a document with the name of the author before each passage, and how much each of them wrote. */
export default function Authors({ id }: { readonly id: number }) {
  const found = useAuthors(id);
  const [chosen, choose] = useState(everyone);
  if (found === "loading") return <p role="status">{texts.loading}</p>;
  if (found === "failed") return <p>{texts.failed}</p>;
  const { authors, passages } = found;
  if (authors.length === 0) return <p>{texts.none}</p>;
  const only = authors.find(({ id: author }) => String(author) === chosen);
  const shown = only
    ? passages.filter(({ words }) => words.some(({ by, text }) => by === only.id && text.trim() !== ""))
    : passages;
  return (
    <div className="authors">
      <p>{texts.about}</p>
      <ul className="authors-shares">
        {authors.map(({ id: author, name, percent, assisted }) => (
          <li key={author} className={classOf(author)}>
            <span className="author-sample" aria-hidden />
            {assisted > 0 ? texts.shareAssisted(name, percent, assisted) : texts.share(name, percent)}
          </li>
        ))}
      </ul>
      <Select
        inline
        label={texts.show}
        value={chosen}
        options={[
          { value: everyone, label: texts.everyone },
          ...authors.map(({ id: author, name }) => ({ value: String(author), label: texts.only(name) })),
        ]}
        onChange={choose}
      />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached with the keyboard */}
      <section className="authors-text" aria-label={texts.text} tabIndex={0}>
        {shown.length === 0 && only ? <p className="note">{texts.noneBy(only.name)}</p> : null}
        {shown.map(({ pos, words }) => (
          <Passage key={pos} words={words} authors={authors} />
        ))}
      </section>
    </div>
  );
}

/** A paragraph. Each author is named where their words begin. */
function Passage({
  words,
  authors,
}: {
  readonly words: readonly AuthoredWords[];
  readonly authors: readonly Author[];
}) {
  const nameOf = ({ by, source }: AuthoredWords) => {
    const name = authors.find(({ id }) => id === by)?.name ?? texts.unknown;
    return source === "assisted" ? texts.assistedBy(name) : name;
  };
  return (
    <p className="authors-passage">
      {words.map((each, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the words of a loaded text never move
          key={index}
          className={`author-words ${classOf(each.by)}`}
        >
          <span className="author-name">{nameOf(each)}</span> {each.text}
        </span>
      ))}
    </p>
  );
}

const classOf = (id: number | null): string => (id === null ? "author-unknown" : `person-color-${colorOf(id)}`);
