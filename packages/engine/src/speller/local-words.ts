import type { Spelled } from "../facts/analysis.ts";
import type { Dialect } from "../settings/settings.ts";
import type { Word } from "../text/token.ts";
import { isPlainWord } from "./plain-word.ts";

/** A word that is right in some varieties of English only. */
export interface LocalWord {
  readonly token: Word;
  /** Those it is right in. */
  readonly home: readonly Dialect[];
}

/** The words of a paragraph that are not right everywhere. Names, quoted things and addresses are none. */
export function* localWords(a: Spelled): Iterable<LocalWord> {
  for (const [index, token] of a.tokens.entries()) {
    if (token.kind !== "word" || !a.lexicon.isLocal(token.entry) || !isPlainWord(a, index)) continue;
    if (/^\p{Lu}/u.test(token.text) && a.sentences[token.sentence]?.first !== index) continue;
    yield { token, home: a.lexicon.dialectsOf(token.text) };
  }
}
