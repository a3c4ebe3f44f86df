import type { Analysis } from "../../facts/analysis.ts";
import { months } from "../../language/months.ts";
import { neighbour } from "../../language/neighbour.ts";
import { beForms, passiveAt } from "../../language/passive.ts";
import { weekdays } from "../../language/weekdays.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import { wordSet } from "../../text/word-set.ts";

const noActor: ReadonlySet<string> = new Set([
  ...weekdays,
  ...months.map((month) => month.toLowerCase()),
  ...wordSet(`
  then now chance accident mistake hand car train bus plane air sea mail post email phone default law far means way
  virtue nature definition contrast comparison surprise design weight name heart noon night day tomorrow tonight
`),
]);

const persons = wordSet("me him her us them you everyone somebody someone");

/** Whether the passive that ends at `participle` names its agent: “thrown by Ann”, not “finished by noon”. */
function namesActor(a: Analysis, participle: number): boolean {
  if (neighbour(a, participle, 1)?.lower !== "by") return false;
  let at = 2;
  while (/^(?:DET|ADJ)$/.test(neighbour(a, participle, at)?.tag ?? "")) at++;
  const actor = neighbour(a, participle, at);
  if (!actor || noActor.has(actor.lower)) return false;
  return actor.tag === "PROPN" || actor.tag === "NOUN" || persons.has(actor.lower);
}

/** Flags a passive that names its agent: “The ball was thrown by Ann”. */
export const passiveWithAgent = defineRule({
  words: beForms,
  at(a, index): Hit | undefined {
    const at = passiveAt(a, index);
    const participle = a.tokens[at ?? -1];
    const be = a.tokens[index];
    if (at === undefined || !be || !participle || !namesActor(a, at)) return undefined;
    return {
      start: be.start,
      end: participle.end,
      message: "This passive sentence says who acts, so consider the active voice.",
      suggestions: [],
    };
  },
});
