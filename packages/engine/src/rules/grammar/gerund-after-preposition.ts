import type { Analysis } from "../../facts/analysis.ts";
import { gerund } from "../../language/inflect.ts";
import { neighbour } from "../../language/neighbour.ts";
import { possessives } from "../../language/pronouns.ts";
import { isBaseForm } from "../../language/verb-shape.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import type { Token } from "../../text/token.ts";
import { wordSet } from "../../text/word-set.ts";

/** By preposition, the words before it that make a base form after it a mistake. */
const leads: Readonly<Record<string, ReadonlySet<string>>> = {
  in: wordSet("interested succeed succeeds succeeded experienced involved participate participated"),
  of: wordSet(`
    instead capable tired afraid fond think dream dreams dreamed dreaming proud accused way idea habit risk chance possibility
    importance advantage disadvantage advantages disadvantages means process purpose
  `),
  at: wordSet("good bad great better"),
  on: wordSet("insist insists insisted keen depends focus focused concentrate spend work"),
  about: wordSet("think thinking thought dream dreaming worried talk talking excited worry"),
  for: wordSet("responsible apologize apologise sorry famous thanks thank"),
};

/** Verbs that are also nouns: “think of work”, “good at sport”. */
const alsoNouns = wordSet(`
  work help love play use change help study sleep talk walk run travel trade sport rest fear hope need want care
  drink exercise practice practise support interest result end start answer question doubt cause study test control
  design plan program report request return review search share show stop supply support touch view visit vote wait
  wash watch wish worry pay cost cut break call charge check cook dance deal delay dream drive fall feel fight fish
  fly guess joke jump kick kiss laugh look match move offer order paint park pass pick push race rain reach ride
  rise roll set shop sign sing smile smoke sound spell split stand state stay step swim taste think throw try turn
  twist voice warn waste water win wonder say regard reference fail recourse exception end notice let hurt
`);

const opensObject: ReadonlySet<string> = new Set([...possessives, "up", "more", "new", "any"]);

function objectFollows(a: Analysis, index: number): boolean {
  const next = neighbour(a, index, 1);
  return next !== undefined && (/^(?:DET|PRON|PROPN|NUM)$/.test(next.tag) || opensObject.has(next.lower));
}

/** Returns a finding for “without to say”. */
function withoutTo(a: Analysis, index: number): Hit | undefined {
  const to = neighbour(a, index, 1);
  const verb = neighbour(a, index, 2);
  if (to?.lower !== "to" || !verb || !isBaseForm(verb)) return undefined;
  const fix = gerund(verb.lower);
  return {
    start: to.start,
    end: verb.end,
    message: `Use the -ing form after “without”: “${fix}”.`,
    suggestions: [fix],
  };
}

const isBareVerb = (token: Token): boolean =>
  isBaseForm(token) &&
  token.text === token.lower &&
  !token.lower.endsWith("ing") &&
  (token.lower === "pay" || !alsoNouns.has(token.lower));

const neverNouns = wordSet(`
  make get take buy find give learn meet keep solve write read sell build bring choose create improve understand
`);

/** Nouns that follow a verb as part of a technical name: “write access”, “read permission”. */
const whatPrograms = wordSet("access permission permissions protection speed speeds errors operations rights");

/** Whether the verb at `index` cannot be a noun and is followed by a noun without an article: “make friends”. */
const takesBareObject = (a: Analysis, index: number): boolean =>
  neighbour(a, index, 1)?.tag === "NOUN" &&
  neverNouns.has(a.tokens[index]?.lower ?? "") &&
  !whatPrograms.has(neighbour(a, index, 1)?.lower ?? "");

/** “interested in buy a car” → “interested in buying a car”; “without to ask” → “without asking”. */
export const gerundAfterPreposition = defineRule({
  words: [...Object.keys(leads), "without"],
  at(a, index): Hit | undefined {
    const preposition = a.tokens[index];
    if (!preposition) return undefined;
    if (preposition.lower === "without") {
      const infinitive = withoutTo(a, index);
      if (infinitive) return infinitive;
    } else if (!leads[preposition.lower]?.has(neighbour(a, index, -1)?.lower ?? "")) return undefined;
    const verb = neighbour(a, index, 1);
    if (!verb || !isBareVerb(verb) || !(objectFollows(a, index + 1) || takesBareObject(a, index + 1))) return undefined;
    const fix = gerund(verb.lower);
    return {
      start: verb.start,
      end: verb.end,
      message: `Use the -ing form after “${preposition.lower}”: “${fix}”.`,
      suggestions: [fix],
    };
  },
});
