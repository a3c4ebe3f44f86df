import type { ComparisonText } from "./source-index.ts";

/**
 * Somebody who finds pages on the web. There is none unless an operator adds one: it would send passages of the text
 * elsewhere, and whoever asks it has to say so.
 */
export interface WebSearch {
  /** Pages that may hold a passage. */
  search(passage: string): Promise<readonly ComparisonText[]>;
}

/** So many words are asked for at a time, and so many passages of a text at most. */
const words = 30;
const most = 20;

/** Pages that may hold parts of a text; none without somebody to ask. */
export async function sourcesOnTheWeb(text: string, web: WebSearch | undefined): Promise<ComparisonText[]> {
  if (!web) return [];
  const all = text.split(/\s+/u).filter(Boolean);
  const step = Math.max(words, Math.ceil(all.length / most));
  const passages = Array.from({ length: Math.ceil(all.length / step) }, (_, i) =>
    all.slice(i * step, i * step + words).join(" "),
  );
  const found = await Promise.all(passages.map((passage) => web.search(passage)));
  return [...new Map(found.flat().map((source) => [source.id, source])).values()];
}
