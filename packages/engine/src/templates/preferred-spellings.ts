import { likeCase } from "../pattern/letter-case.ts";
import type { Hit } from "../rule/rule.ts";
import { type Pair, pairs } from "./lane/options.ts";
import { phrases } from "./lane/phrases.ts";
import { say } from "./lane/say.ts";
import { defineTemplate } from "./lane/template.ts";

/** What is to stand there, with the ending and the capital of what does. */
function wanted(original: string, right: string, ending: string): string {
  // A spelling with a capital of its own is a name: it is written so everywhere.
  const text = /\p{Lu}/u.test(right) ? right : likeCase(original, right);
  return text + (ending === "" ? "" : original.slice(original.length - ending.length));
}

/** “e-mail” → “email”. */
export const preferredSpellings = defineTemplate({
  id: 23,
  key: "preferred-spellings",
  name: "Preferred spellings",
  group: "Spelling",
  description: "Sets which of several accepted spellings to use, for words and their plurals in -s.",
  level: "warning",
  options: { pairs: pairs("Replace … with …", ["e-mail", "email"], ["web site", "website"]) },
  examples: [
    { wrong: "E-mail me two e-mails.", right: "Email me two emails." },
    { wrong: "The web site's owner has web sites.", right: "The website's owner has websites." },
    { config: { pairs: [["internet", "Internet"]] }, wrong: "On the internet.", right: "On the Internet." },
  ],
  leaves: [
    { text: "Email me from the website. Say `e-mail` or “e-mail”." },
    { config: { pairs: [["Internet", "internet"]] }, text: "Internet is here. The internet, too." },
    { config: { pairs: [] }, text: "An e-mail." },
  ],
  compile(config) {
    const found = phrases(
      config.pairs.map((pair): [string, Pair] => [pair[0], pair]),
      true,
    );
    return {
      *read({ a }): Iterable<Hit> {
        for (const { start, end, value, ending } of found.in(a)) {
          const original = a.text.slice(start, end);
          const text = wanted(original, value[1], ending);
          if (text !== original) yield say({ start, end }, `The preferred spelling is “${value[1]}”.`, text);
        }
      },
    };
  },
});
