import { novels, wordsOf } from "../measure.ts";

/** Returns a document of so many words, from novels. */
export function longDocument(words: number): object {
  const content: object[] = [];
  const paragraphs = novels();
  for (let count = 0, at = 0; count < words; at++) {
    const text = paragraphs[at % paragraphs.length] ?? "";
    content.push({ type: "paragraph", content: [{ type: "text", text }] });
    count += wordsOf(text);
  }
  return { type: "doc", content };
}
