import type { Analysis } from "../../facts/analysis.ts";
import { neighbour } from "../../language/neighbour.ts";
import { finiteBe } from "../../language/passive.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import type { Tag, Token } from "../../text/token.ts";
import { wordSet } from "../../text/word-set.ts";

/** Words that can be doubled correctly. Each was added because of a real sentence. */
const mayDouble = wordSet(`
  had that her is was who no yes ha ho he hey bye night knock there now well so very really oh ah hip tut tsk choo
  boo chop hush blah yada cha can do hear please come go row run what did more pom tick wakey never way far long
  many big little old new up down win out walla sing tom duran york la na da fa mi re ti bang ding ring beep quack
  woof hubba hula cou pooh aye bora baden wagga ping pong pure deep wild poor dear good bad sorry thank mama papa
  dada baby honey man boy girl please why where how stop wait look listen help one two
`);

/** Tags of function words, which are doubled only by mistake. */
const slips: ReadonlySet<Tag> = new Set(["DET", "ADP", "CCONJ", "SCONJ", "PART", "PRON", "AUX"]);

const isSlip = (token: Token, next: Token): boolean =>
  token.kind === "word" &&
  token.lower === next.lower &&
  next.spaced &&
  token.clitic === undefined &&
  !mayDouble.has(token.lower) &&
  // “John John”, “Walla Walla”, “Duran Duran”: names double.
  !/^\p{Lu}/u.test(next.text) &&
  (slips.has(token.tag) ||
    slips.has(next.tag) ||
    (token.lower.length > 1 && ["NOUN", "VERB"].includes(token.tag) && token.tag === next.tag));

/** Words that can begin a clause used as a subject: “What it is is a mess”, “All that was was lost”. */
const mayBeClause = wordSet(`
  what who how where when why all thing which whatever whoever wherever that problem question point issue reason
  fact truth trouble whether everything idea only as than
`);
/** The most words before a doubled verb. In a longer sentence, a clause may end with the first of the two. */
const mostBefore = 12;

/** Whether a form of “be” is doubled where no clause can end in the first: “The data is is clear”. */
function isDoubledBe(a: Analysis, index: number, next: Token): boolean {
  const token = a.tokens[index];
  if (!token || !finiteBe.has(token.lower) || next.text !== token.lower || !next.spaced) return false;
  const first = a.sentences[token.sentence]?.first ?? 0;
  if (index === first || index - first > mostBefore) return false;
  return !a.tokens.slice(first, index).some(({ lower }) => mayBeClause.has(lower));
}

/** Verbs that are spelled like their object: “to produce produce”. */
const ownObject = wordSet(
  "produce record object present project permit refuse desert content conduct export import transport",
);

/** Matches a line break set by the writer, as in a poem or an address. */
const endsLine = /\\\r?\n| {2}\r?\n|<br/i;

/** Whether two equal words may correctly follow each other. */
function mayStand(a: Analysis, index: number, next: Token): boolean {
  const token = a.tokens[index];
  const before = neighbour(a, index, -1);
  if (!token || endsLine.test(a.text.slice(token.end, next.start))) return true;
  // “r-lib/actions actions”: the end of an address.
  if (!token.spaced && /^[/-]$/.test(before?.text ?? "")) return true;
  // “Bitwise AND and assignment”: the name of an operation.
  if (/^\p{Lu}{2,}$/u.test(token.text) && token.text !== next.text) return true;
  // “I assure you you are mistaken”: the one is told, and the other is.
  if (token.lower === "you" && before?.tag === "VERB" && /^(?:AUX|VERB)$/.test(neighbour(a, index, 2)?.tag ?? ""))
    return true;
  if (ownObject.has(token.lower) && before?.lower === "to") return true;
  // “in in” across a particle: “He came in in tears.”
  return token.tag === "ADP" && /^(?:in|on|by|over)$/.test(token.lower) && /^(?:VERB|AUX)$/.test(before?.tag ?? "");
}

/** “the the” → “the”. */
export const doubledWord = defineRule({
  *check(a): Iterable<Hit> {
    for (const [i, token] of a.tokens.entries()) {
      const next = neighbour(a, i, 1);
      if (!next || !(isSlip(token, next) || isDoubledBe(a, i, next)) || mayStand(a, i, next)) continue;
      yield {
        start: token.start,
        end: next.end,
        message: `“${token.lower}” appears twice in a row.`,
        suggestions: [token.text],
      };
    }
  },
});
