import type { Dialect, Engine } from "@housestyle/engine";
import type { WordInPlace } from "../messages.ts";

/** Returns the word at an offset of a paragraph, with its role in the sentence, or undefined between words. */
export function wordAt(
  engine: Pick<Engine, "tokenize">,
  text: string,
  at: number,
  dialect: Dialect,
): WordInPlace | undefined {
  const found = engine.tokenize(text, dialect).find(({ start, end, isWord }) => isWord && start <= at && at <= end);
  if (!found || !/^\p{L}/u.test(found.text)) return undefined;
  const { start, end, lemma, partOfSpeech } = found;
  return { text: found.text, lemma, partOfSpeech, start, end };
}
