import type { Analysis } from "../facts/analysis.ts";
import type { Finding } from "../findings/finding.ts";
import { opensSentence } from "../pattern/replace.ts";
import type { Hit } from "../rule/rule.ts";
import type { Token } from "../text/token.ts";
import { fromTable } from "./lane/from-table.ts";
import { several } from "./lane/options.ts";
import { defineTemplate } from "./lane/template.ts";

const areas = ["disability", "age", "ethnicity", "orientation", "substance"] as const;
type Area = (typeof areas)[number];

/** What our own rule says, by area. What belongs to none stays with the rule. */
const areaOf: Readonly<Record<Area, RegExp>> = {
  disability:
    /wheelchair|handicap|disabled|retard|deaf|birth defect|special needs|\bblind\b|mentally|cripple|suffer|suicide/i,
  age: /elderly/i,
  ethnicity: /illegal|third.world|gyps|eskimo|oriental|colou?red/i,
  orientation: /sexual|homosexual|transvestite|transsexual|transgender|sex change/i,
  substance: /addict/i,
};

/** “Advancement of Colored People”, “Aging and the Elderly”: capitals throughout are a title. */
const title = /^(?:the \p{Lu}\p{Ll}+|\p{Lu}\p{Ll}+(?: \p{Lu}\p{Ll}+)+)$/u;

/** “the blind spot”, “the old man”: an adjective before its noun. */
const unless: Parameters<typeof fromTable>[2] = (a, first, last) =>
  isNamed(a, first, last) || isAdjective(a, first, last);

/** “the Generic Drug User Fee Act”: with a capital of its own, and one behind, it is part of a name. */
const isNamed = (a: Analysis, first: number, last: number): boolean =>
  /^\p{Lu}\p{Ll}/u.test(a.tokens[first]?.text ?? "") && !opensSentence(a, first) && isCapital(a.tokens[last]);

const isCapital = (token: Token | undefined): boolean => /^\p{Lu}/u.test(token?.text ?? "");

const isAdjective = ({ tokens }: Analysis, first: number, last: number): boolean =>
  tokens[first]?.lower === "the" &&
  last - first === 2 &&
  /^(?:NOUN|PROPN|ADJ|CCONJ|NUM)$/.test(tokens[last]?.tag ?? "");

const said = (_: string, first: string | undefined): string =>
  first ? `A more respectful alternative is “${first}”.` : "Many people find this hurtful. Consider another word.";

const idOf = (area: Area): string => `template/respectful-language/${area}`;

/** What each area’s table finds. */
const tables = new Map(areas.map((area) => [area, fromTable(idOf(area), said, unless)]));

/** Words about people, and the words they prefer, by area. */
export const respectfulLanguage = defineTemplate({
  id: 38,
  key: "respectful-language",
  name: "Respectful language",
  group: "Inclusive",
  description:
    "Flags words for people that many of those people dislike, and suggests what they prefer. Each topic has its own switch.",
  level: "warning",
  phrases: areas.map(idOf),
  options: { areas: several("Areas", ...areas) },
  examples: [
    { wrong: "She is wheelchair-bound.", right: "She is using a wheelchair." },
    { wrong: "Senior citizens met.", right: "Older people met." },
    {
      wrong: "A talk on substance abuse and sexual preference.",
      right: "A talk on substance use and sexual orientation.",
    },
    { config: { areas: ["ethnicity"] }, wrong: "The American Indians met.", right: "The Native Americans met." },
  ],
  leaves: [
    { text: "The Association for the Advancement of Colored People met. Native American Indians met." },
    { text: "The Generic Drug User Fee Act passed." },
    { text: "The blind spot, the old man, an alcoholic drink. “Senior citizens met,” he wrote." },
    { config: { areas: ["age"] }, text: "A talk on substance abuse." },
    { config: { areas: [] }, text: "Senior citizens met." },
  ],
  compile({ areas: chosen }) {
    const covers = ({ ruleId, text }: Finding): boolean =>
      ruleId === "inclusive/respectful-word" && chosen.some((area) => areaOf[area].test(text));
    return {
      takesOver: covers,
      *read(r): Iterable<Hit> {
        yield* r.said.filter((finding) => covers(finding) && !title.test(finding.text));
        for (const area of chosen) yield* tables.get(area)?.(r) ?? [];
      },
    };
  },
});
