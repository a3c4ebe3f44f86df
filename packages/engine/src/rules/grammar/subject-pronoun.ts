import { isQuoted } from "../../language/quoted.ts";
import { defineRule } from "../../rule.ts";

/** “Me and him went” → “He and I went”. */
export const subjectPronoun = defineRule({
  id: "grammar/subject-pronoun",
  title: "“he and I” as subject",
  explain: "Who does something is I, he, she, we or they, also behind “and”; and one names oneself last.",
  kind: "grammar",
  level: "error",
  examples: [
    { wrong: "Me and him went home.", right: "He and I went home." },
    { wrong: "Me and my brother live here.", right: "My brother and I live here." },
    { wrong: "Him and me have met.", right: "He and I have met." },
  ],
  leaves: [
    "He saw me and him.",
    "He and I went home.",
    "Between me and him lies a wall.",
    "“Me and him went,” said Huck.",
    "Give me and my dog room.",
  ],
  patterns: [
    { match: "^ me and him|he [VERB|AUX|are|were|have]", replace: ["he and I"] },
    { match: "^ me and her|she [VERB|AUX]", replace: ["she and I"] },
    { match: "^ me and them|they [VERB|AUX]", replace: ["they and I"] },
    { match: "^ me and you [VERB|AUX]", replace: ["you and I"] },
    { match: "^ me and my NOUN [VERB|AUX]", replace: ["my $3 and I"] },
    { match: "^ him and me|i [VERB|AUX]", replace: ["he and I"] },
    { match: "^ her and me|i [VERB|AUX]", replace: ["she and I"] },
    {
      match: "[because|and|so|when|that|,] me and him [went|go|are|were|have|had|will|can|did]",
      replace: ["he and I"],
    },
  ],
  unless: isQuoted,
  message: (_, first) => `As the subject: “${first ?? ""}”.`,
});
