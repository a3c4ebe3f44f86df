import type { Analysis } from "../facts/analysis.ts";
import type { Token } from "../text/token.ts";
import { wordSet } from "../text/word-set.ts";
import { neighbour } from "./neighbour.ts";
import { baseOfParticiple } from "./verb-shape.ts";

/** Participles that describe rather than tell what was done to somebody. Written by us. */
const descriptive = wordSet(`
  tired interested excited bored worried married divorced engaged pleased delighted surprised amazed shocked scared
  frightened confused annoyed satisfied disappointed embarrassed relieved involved concerned supposed used allowed
  able gone born located situated based dressed drunk broke lost done finished prepared determined related due known
  called named opposed accustomed inclined aged skilled talented experienced educated dedicated committed devoted
  advanced complicated crowded limited mixed motivated organized qualified retired unemployed detailed distinguished
  relaxed convinced obliged bound rumored rumoured ashamed mistaken deserted hidden entitled acquainted exhausted
  intended meant interrelated needed required welcome set stuck left fed seated spoken armed beloved blessed cursed
  damned bent gifted hurt composed made fit put cut let shut split spread hit upset rid hurt cost quit bet cast
`);

/** The forms of “be” that stand by themselves for he, she, it and they. */
export const finiteBe = wordSet("is was are were");

/** The forms of “be” that a passive begins with. */
export const beForms: readonly string[] = "am is are was were be been being isn't aren't wasn't weren't".split(" ");

/** Participles without -ed that are also the past of their verbs: it was built. */
const irregularDeeds = wordSet(`
  built bought brought caught found heard held kept led paid said sent sold taught told thought used won lost given
  taken killed
`);

/** A past participle that tells what was done. */
function isParticiple(token: Token): boolean {
  if (token.kind !== "word" || descriptive.has(token.lower) || token.text.includes("-")) return false;
  if (baseOfParticiple(token)) return true;
  return (
    token.tag === "VERB" &&
    token.lemma !== token.lower &&
    (/[^e]ed$/.test(token.lower) || irregularDeeds.has(token.lower))
  );
}

/** The index of the participle of a passive whose “be” is at `index`; undefined when there is no passive. */
export function passiveAt(a: Analysis, index: number): number | undefined {
  for (let distance = 1; distance <= 3; distance++) {
    const token = neighbour(a, index, distance);
    if (!token) return undefined;
    if (isParticiple(token)) return index + distance;
    if (token.tag !== "ADV" && token.lower !== "not" && token.lower !== "being" && token.lower !== "been")
      return undefined;
  }
  return undefined;
}
