import { defineRule } from "../../rule.ts";
import { misspellings } from "../../speller/misspellings.ts";

/** “recieve” → “receive”. Names, terms and other languages are left alone. */
export const unknownWord = defineRule({
  id: "spelling/unknown-word",
  title: "Unknown word",
  explain: "The dictionary does not have this word. Check the spelling, or add the word to your dictionary.",
  kind: "spelling",
  level: "error",
  examples: [
    { wrong: "We will recieve the parcel on Monday.", right: "We will receive the parcel on Monday." },
    { wrong: "She definately liked it alot.", right: "She definitely liked it a lot." },
    { wrong: "He dont know.", right: "He don't know." },
    { wrong: "The meeting is on wednesday.", right: "The meeting is on Wednesday." },
    { wrong: "Becuase it rained, we stayed in.", right: "Because it rained, we stayed in." },
    { wrong: "Teh dog ran.", right: "The dog ran." },
    { wrong: "It is a self-concious remark.", right: "It is a self-conscious remark." },
    { wrong: "My freind’s car broke down.", right: "My friend’s car broke down." },
    { wrong: "They came 2th in the race.", right: "They came 2nd in the race." },
  ],
  leaves: [
    "Ms. Kowalczyk met Rahul Dravidkar in Przemyśl.",
    "The 1990s were NASA’s decade; the U.S. spent $3m on B2B apps.",
    "Run npm install in src/utils or open config.yml, then ask @jdoe about #fixups.",
    "He had a certain je ne sais quoi, as they say in Paris.",
    "The O’Learys’ well-read, non-smoking neighbours’ café is naïve.",
    "“Tis a pity,” said the anti-establishment co-founder, “y’all weren’t goin’.”",
  ],
  needs: "dictionary",
  *check(a) {
    for (const { token, suggestions } of misspellings(a)) {
      const [best] = suggestions;
      const message = best === undefined ? `“${token.text}” is not in the dictionary.` : `Did you mean “${best}”?`;
      yield { start: token.start, end: token.end, message, suggestions };
    }
  },
});
