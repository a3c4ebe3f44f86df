import type { WordSection } from "./entry.ts";

/** Sentences out of books, each with the book. The word itself is marked. */
export function Sentences({
  section,
  word,
  most,
}: {
  readonly section: WordSection;
  readonly word: string;
  readonly most: number;
}) {
  return (
    <ul className="sentences">
      {section.Items.slice(0, most).map(({ Text, Source }) => (
        <li key={Text}>
          <blockquote>
            {partsOf(Text, word).map(({ text, isWord }, at) =>
              // biome-ignore lint/suspicious/noArrayIndexKey: parts of a sentence have no other name
              isWord ? <mark key={at}>{text}</mark> : text,
            )}
          </blockquote>
          {Source ? <cite>{Source}</cite> : null}
        </li>
      ))}
    </ul>
  );
}

/** Splits a sentence into the words that begin like the word and the text between them. */
export function partsOf(
  sentence: string,
  word: string,
): readonly { readonly text: string; readonly isWord: boolean }[] {
  const escaped = word.replaceAll(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return sentence
    .split(new RegExp(`(?<![\\p{L}\\p{N}])(${escaped}\\p{L}{0,3})(?![\\p{L}\\p{N}])`, "iu"))
    .map((text, at) => ({ text, isWord: at % 2 === 1 }))
    .filter(({ text }) => text !== "");
}
