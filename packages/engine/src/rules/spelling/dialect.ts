import { varieties } from "../../language/varieties.ts";
import { defineRule } from "../../rule/rule.ts";
import { localForms } from "../../speller/local-forms.ts";
import { localWords } from "../../speller/local-words.ts";

/** Flags “colour” in American text. Reports nothing if there is no local spelling to suggest. */
export const dialect = defineRule({
  needs: "dictionary",
  *check(a) {
    for (const { token, home } of localWords(a)) {
      if (home.includes(a.dialect)) continue;
      const suggestions = localForms(a.lexicon, token.text, a.dialect);
      const [best] = suggestions;
      if (best === undefined) continue;
      const message = `In ${varieties[a.dialect]} English, this is spelled “${best}”.`;
      yield { start: token.start, end: token.end, message, suggestions };
    }
  },
});
