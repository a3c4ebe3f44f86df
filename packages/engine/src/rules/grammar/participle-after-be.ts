import type { Analysis } from "../../facts/analysis.ts";
import { participle } from "../../language/inflect.ts";
import { irregularVerbs } from "../../language/irregular-verbs.ts";
import { neighbour } from "../../language/neighbour.ts";
import { isQuoted } from "../../language/quoted.ts";
import { baseOfPast } from "../../language/verb-shape.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import { wordSet } from "../../text/word-set.ts";

/** Past forms that are also adjectives, nouns, or other verbs, or appear so in older prose: I was broke. */
const otherwise = wordSet(
  "broke woke bore rose lay fell hid bit saw ran came became forgot wore sprung trod begot got was were did went had",
);
/** Past forms that are otherwise missed because they can also be nouns. */
const more = new Map([["stole", "steal"]]);

/** “was wrote” → “was written”. */
export const participleAfterBe = defineRule({
  words: ["is", "are", "was", "were", "be", "been", "being", "isn't", "aren't", "wasn't", "weren't", "it's"],
  at(a, index): Hit | undefined {
    const verb = verbBehind(a, index);
    const base = verb && (more.get(verb.lower) ?? baseOfPast(verb));
    const parts = base ? irregularVerbs.get(base) : undefined;
    const plain = plainVerb(a, index);
    if (plain) return plain;
    if (!verb || !parts || parts.pastServes || otherwise.has(verb.lower) || isQuoted(a, index)) return undefined;
    if (startsRelative(a, index)) return undefined;
    return {
      start: verb.start,
      end: verb.end,
      message: `Use the past participle after “${a.tokens[index]?.lower ?? "be"}”: “${parts.participle}”.`,
      suggestions: [parts.participle],
    };
  },
});

/** Words that are only verbs. Our own list. */
const onlyVerbs = wordSet(`
  introduce include develop provide require allow describe create receive produce improve reduce decide believe
  locate organise organize publish consider prepare replace remove divide involve inspire invite
  translate destroy determine discover explain explore examine enjoy ensure establish evaluate expect express follow
  generate identify ignore implement inform install invent investigate mention modify notice obtain occupy perform
  persuade prevent prohibit promote propose protect prove recommend recognise recognize recruit refer reflect regard
  reject relate remind represent reserve resolve restrict satisfy select solve specify suggest surround teach treat
  understand define deliver depict derive distribute educate eliminate employ encourage equip fascinate adopt affect
  announce apply appoint appreciate approve arrest assign associate assume attract bake celebrate collect
  compose conduct confirm confuse connect construct convince dedicate hate disappoint embarrass
`);
/** Words that follow a verb but not a noun. */
const behindVerb = wordSet("by in on at to from for with as yesterday today again . , ! ? and because when");
/** Irregular verbs that are only verbs, or are seldom nouns after “was”. */
const irregular = wordSet("build write choose steal give take know sell tell bring forget throw catch buy send teach");
/** Words that can be nouns but are verbs before “by”. */
const orNouns = wordSet(
  "cause name call base make design support influence damage attack surprise interest paint control",
);

/** Returns a finding for a base form in place of a participle: “was introduce by him”, “is cause by a bug”. */
function plainVerb(a: Analysis, index: number): Hit | undefined {
  const verb = verbBehind(a, index);
  const at = verb ? a.tokens.indexOf(verb, index) : -1;
  const next = at < 0 ? undefined : (neighbour(a, at, 1)?.lower ?? ".");
  const isPast = /^(?:was|were|been|being)/.test(a.tokens[index]?.lower ?? "");
  const isVerb =
    verb &&
    ((isPast && irregular.has(verb.lower) && behindVerb.has(next ?? "")) || onlyVerbs.has(verb.lower)
      ? behindVerb.has(next ?? "")
      : orNouns.has(verb.lower) && next === "by");
  if (!verb || !isVerb || isQuoted(a, index) || startsRelative(a, index) || asksBefore(a, index)) return undefined;
  const right = participle(verb.lower);
  return {
    start: verb.start,
    end: verb.end,
    message: `Use the past participle after “${a.tokens[index]?.lower ?? "be"}”: “${right}”.`,
    suggestions: [right],
  };
}

/** Whether an earlier “do” or “be” allows the base form: “All we have to be is follow the rules”. */
function asksBefore(a: Analysis, index: number): boolean {
  const first = a.sentences[a.tokens[index]?.sentence ?? 0]?.first ?? 0;
  return a.tokens
    .slice(Math.max(first, index - 14), index)
    .some(({ lower }) =>
      /^(?:what|all|thing|first|best|do|does|did|only|job|task|goal|aim|idea|plan|step|rule|trick)$/.test(lower),
    );
}

/** Returns the verb that follows directly or after one adverb. */
function verbBehind(a: Analysis, index: number) {
  const next = neighbour(a, index, 1);
  const verb = next?.tag === "ADV" || next?.lower === "not" ? neighbour(a, index, 2) : next;
  return verb?.kind === "word" && /^\p{Ll}/u.test(verb.text) && verb.penn !== "NN" ? verb : undefined;
}

/** Whether “be” ends a relative clause, so that the verb belongs to another one: “the man he was took over”. */
function startsRelative(a: Analysis, index: number): boolean {
  return [-1, -2, -3, -4].some((by) => /^W/.test(neighbour(a, index, by)?.penn ?? "")) || isPronounAfterNoun(a, index);
}

const isPronounAfterNoun = (a: Analysis, index: number): boolean =>
  neighbour(a, index, -1)?.penn === "PRP" && /^NN/.test(neighbour(a, index, -2)?.penn ?? "");
