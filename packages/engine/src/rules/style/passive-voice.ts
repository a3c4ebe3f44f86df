import type { Analysis } from "../../analysis.ts";
import { neighbour } from "../../language/neighbour.ts";
import { baseOfParticiple } from "../../language/verb-shape.ts";
import { defineRule, type Hit } from "../../rule.ts";
import type { Token } from "../../text/token.ts";

/** Participles that describe rather than tell what was done to somebody. Written by us. */
const descriptive = new Set(
  `tired interested excited bored worried married divorced engaged pleased delighted surprised amazed shocked scared frightened confused
  annoyed satisfied disappointed embarrassed relieved involved concerned supposed used allowed able gone born located situated based dressed
  drunk broke lost done finished prepared determined related due known called named opposed accustomed inclined aged skilled talented
  experienced educated dedicated committed devoted advanced complicated crowded limited mixed motivated organized qualified retired unemployed
  detailed distinguished relaxed convinced obliged bound rumored rumoured ashamed mistaken deserted hidden entitled acquainted exhausted
  intended meant interrelated needed required welcome set stuck left fed seated spoken armed beloved blessed cursed damned bent gifted hurt
  composed made fit put cut let shut split spread hit upset rid hurt cost quit bet cast`.split(/\s+/),
);

const be = /^(?:am|is|are|was|were|be|been|being|isn't|aren't|wasn't|weren't)$/;

/** A past participle that tells what was done. */
function isParticiple(token: Token): boolean {
  if (token.kind !== "word" || descriptive.has(token.lower) || token.text.includes("-")) return false;
  if (baseOfParticiple(token)) return true;
  return (
    token.tag === "VERB" &&
    token.lemma !== token.lower &&
    (/[^e]ed$/.test(token.lower) ||
      /^(?:built|bought|brought|caught|found|heard|held|kept|led|paid|said|sent|sold|taught|told|thought|used|won|lost|given|taken|killed)$/.test(
        token.lower,
      ))
  );
}

/** The index of the participle of a passive whose “be” is at `index`. */
function participleOf(a: Analysis, index: number): number | undefined {
  for (let distance = 1; distance <= 3; distance++) {
    const token = neighbour(a, index, distance);
    if (!token) return undefined;
    if (isParticiple(token)) return index + distance;
    if (token.tag !== "ADV" && token.lower !== "not" && token.lower !== "being" && token.lower !== "been")
      return undefined;
  }
  return undefined;
}

/** “The ball was thrown”: worth a look, often right. */
export const passiveVoice = defineRule({
  id: "style/passive-voice",
  title: "Passive voice",
  explain:
    "The passive hides who acts. Naming the actor often makes a sentence shorter and livelier; keep the passive where the actor does not matter.",
  kind: "style",
  level: "hint",
  styles: ["general", "academic", "business", "technical", "web"],
  examples: [
    { wrong: "The ball was thrown by Ann.", right: "The ball was thrown by Ann." },
    { wrong: "The report has been written.", right: "The report has been written." },
  ],
  leaves: [
    "He was tired.",
    "She is interested in art.",
    "It is based in Rome.",
    "They were here.",
    "The shop is closed-minded.",
    "He is gone.",
    "We are supposed to go.",
  ],
  *check(a): Iterable<Hit> {
    for (const [i, token] of a.tokens.entries()) {
      if (!be.test(token.lower)) continue;
      const at = participleOf(a, i);
      const participle = at === undefined ? undefined : a.tokens[at];
      if (at === undefined || !participle) continue;
      yield { start: token.start, end: participle.end, message: "Passive: who does it?", suggestions: [] };
    }
  },
});
