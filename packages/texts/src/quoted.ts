import { catalogue } from "./catalogue.ts";
import { say } from "./say.ts";

const texts = catalogue("quoted", { nothing: "nothing", words: say("“{words}”", (words: string) => ({ words })) });

/** Returns words in quotation marks. Words that have their own stay as they are, and no words are “nothing”. */
export function quoted(words: string): string {
  if (words.trim() === "") return texts.nothing;
  return /[“”"]/.test(words) ? words : texts.words(words);
}
