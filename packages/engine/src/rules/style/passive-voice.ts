import { beForms, passiveAt } from "../../language/passive.ts";
import { defineRule, type Hit } from "../../rule.ts";

/** Any passive. In business and on the web readers ask who did it; elsewhere only passives that name the actor are remarked on. */
export const passiveVoice = defineRule({
  id: "style/passive-voice",
  title: "Passive voice",
  explain:
    "The passive hides who acts. Naming the actor often makes a sentence shorter and livelier; keep the passive where the actor does not matter.",
  kind: "style",
  level: "hint",
  styles: ["business", "web"],
  examples: [{ wrong: "The report has been written.", right: "The report has been written." }],
  leaves: [
    "He was tired.",
    "She is interested in art.",
    "It is based in Rome.",
    "They were here.",
    "The shop is closed-minded.",
    "He is gone.",
    "We are supposed to go.",
  ],
  words: beForms,
  at(a, index): Hit | undefined {
    const participle = a.tokens[passiveAt(a, index) ?? -1];
    const be = a.tokens[index];
    if (!be || !participle) return undefined;
    return { start: be.start, end: participle.end, message: "Passive: who does it?", suggestions: [] };
  },
});
