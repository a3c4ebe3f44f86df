import { varieties } from "../../language/varieties.ts";
import { defineRule } from "../../rule.ts";
import { localForms } from "../../speller/local-forms.ts";
import { localWords } from "../../speller/local-words.ts";

/** “colour” in an American text. Says nothing where it has no local spelling to offer. */
export const dialect = defineRule({
  id: "spelling/dialect",
  title: "Spelling of another variety of English",
  explain: "The word is right in another variety of English. Pick one variety and keep to it.",
  kind: "spelling",
  level: "warning",
  examples: [
    { wrong: "The colour of the theatre was grey.", right: "The color of the theater was gray." },
    { wrong: "They organised a programme of events.", right: "They organized a program of events." },
    { wrong: "Defence lawyers analysed the tyre marks.", right: "Defense lawyers analyzed the tire marks." },
  ],
  leaves: [
    "The color of the theater was gray.",
    "An adviser and an advisor took an axe.",
    "The Ministry of Defence replied.",
  ],
  needs: "dictionary",
  *check(a) {
    for (const { token, home } of localWords(a)) {
      if (home.includes(a.dialect)) continue;
      const suggestions = localForms(a.lexicon, token.text, a.dialect);
      const [best] = suggestions;
      if (best === undefined) continue;
      const message = `In ${varieties[a.dialect]} English this is spelled “${best}”.`;
      yield { start: token.start, end: token.end, message, suggestions };
    }
  },
});
