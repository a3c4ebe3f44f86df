import { catalogue } from "./catalogue.ts";
import { say } from "./say.ts";

const texts = catalogue("quoted", { nothing: "nothing", words: say("“{words}”", (words: string) => ({ words })) });

/** Words in quotation marks; those that have some of their own stand without more, and none are “nothing”. */
export function quoted(words: string): string {
  if (words.trim() === "") return texts.nothing;
  return /[“”"]/.test(words) ? words : texts.words(words);
}
