import type { Spelled } from "../facts/analysis.ts";
import type { Dialect } from "../settings/settings.ts";
import type { Word } from "../text/token.ts";
import { isPlainWord } from "./plain-word.ts";

/** A word that is correct in some varieties of English only. */
export interface LocalWord {
  readonly token: Word;
  /** The varieties in which it is correct. */
  readonly home: readonly Dialect[];
}

/** Returns the words of a paragraph that are not correct everywhere, without names, quoted words, and addresses. */
export function* localWords(a: Spelled): Iterable<LocalWord> {
  for (const [index, token] of a.tokens.entries()) {
    if (token.kind !== "word" || !a.lexicon.isLocal(token.entry) || !isPlainWord(a, index)) continue;
    if (/^\p{Lu}/u.test(token.text) && a.sentences[token.sentence]?.first !== index) continue;
    yield { token, home: a.lexicon.dialectsOf(token.text) };
  }
}
