import type { Dialect } from "../settings/settings.ts";
import type { Lexicon } from "./lexicon.ts";
import { localForms } from "./local-forms.ts";

/**
 * Returns a text with each word of another variety of English spelled as in this one: “color” becomes “colour” in en-GB.
 * @example
 * const { lexicon } = await readAssets();
 * localText(lexicon, "my favorite color", "en-GB"); // "my favourite colour"
 */
export function localText(lexicon: Lexicon, text: string, dialect: Dialect): string {
  return text.replaceAll(/\p{L}+/gu, (word) =>
    lexicon.knows(word, dialect) ? word : (localForms(lexicon, word, dialect)[0] ?? word),
  );
}
