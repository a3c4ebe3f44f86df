import type { Analysis } from "../facts/analysis.ts";
import type { Token } from "../text/token.ts";
import { wordSet } from "../text/word-set.ts";
import { thirdPerson } from "./inflect.ts";
import { byParticiple, byPast, irregularVerbs } from "./irregular-verbs.ts";

/** Past forms that are also bases of other verbs or everyday nouns: found, lay, saw. */
const ambiguousPast = wordSet(`
  found lay saw felt wound ground bore fell bound rose spoke bit left lit stole wove dove hung lent rent bent sent
`);

/** A verb in its base form: go, take. */
export const isBaseForm = (token: Token): boolean =>
  token.tag === "VERB" && token.lower === token.lemma && token.clitic === undefined;

/** Whether tokens up to before `last` end in “to” and a verb that is no base, so that they are no infinitive. */
export function endsUnlikeInfinitive({ tokens }: Analysis, _: number, last: number): boolean {
  const verb = tokens[last - 1];
  return tokens[last - 2]?.lower === "to" && verb?.tag === "VERB" && !isBaseForm(verb);
}

/** A verb in the third person singular: goes, takes. */
export const isThirdPerson = (token: Token): boolean =>
  token.tag === "VERB" && token.lower !== token.lemma && thirdPerson(token.lemma) === token.lower;

/** The base of an irregular past that can be nothing else: went → go. */
export function baseOfPast(token: Token): string | undefined {
  if (ambiguousPast.has(token.lower)) return undefined;
  const base = byPast.get(token.lower);
  return base && irregularVerbs.get(base)?.past !== base ? base : undefined;
}

/** The base of a participle that is not the past, too: seen → see. */
export function baseOfParticiple(token: Token): string | undefined {
  const base = byParticiple.get(token.lower);
  const verb = base ? irregularVerbs.get(base) : undefined;
  return verb && verb.past !== verb.participle && verb.base !== verb.participle ? base : undefined;
}

const haveForms = wordSet("have has had having haven't hasn't hadn't");

/** A form of “have”. */
export const isHave = (token: Token | undefined): boolean =>
  token !== undefined && (haveForms.has(token.lower) || /'ve$/.test(token.lower));
