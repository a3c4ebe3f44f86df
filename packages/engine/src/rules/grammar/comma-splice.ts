import type { Analysis } from "../../facts/analysis.ts";
import { subjectPronouns } from "../../language/pronouns.ts";
import { isQuoted } from "../../language/quoted.ts";
import { defineRule, type Hit } from "../../rule.ts";
import type { Sentence } from "../../text/sentences.ts";
import { wordSet } from "../../text/word-set.ts";

/** Words that tie two clauses together, or make the first one less than a sentence. */
const ties = wordSet(`
  if when while although though because since as after before until unless once whatever whoever whenever wherever
  however that which who whose what how why where and but or so yet nor than not n't never no neither either only
  just rather let please
`);
/** “I think, he …”, “you know, it …”: said in passing. */
const inPassing = wordSet(`
  think know guess suppose believe hope fear say said see mean told imagine assume swear feel wish thought knew felt
  wondered asked was is were
`);

/** The comma between exactly two plain clauses that each begin with a pronoun and its verb. */
function splice(a: Analysis, { first, last }: Sentence): number | undefined {
  const tokens = a.tokens.slice(first, last);
  const marks = tokens.flatMap((token, i) => (token.kind === "punctuation" ? [i] : []));
  const [comma = -1, end] = marks;
  if (marks.length !== 2 || tokens[comma]?.text !== "," || end !== tokens.length - 1 || tokens[end]?.text !== ".")
    return undefined;
  if (comma < 4 || tokens.length - comma < 5) return undefined;
  if (tokens.some((token) => ties.has(token.lower) || token.lower.endsWith("n't"))) return undefined;
  const isClause = (at: number): boolean =>
    subjectPronouns.has(tokens[at]?.lower ?? "") &&
    /^(?:VERB|AUX)$/.test(tokens[at + 1]?.tag ?? "") &&
    !inPassing.has(tokens[at + 1]?.lower ?? "");
  // Same subject twice is a figure of speech: “He came home, he sat down”.
  if (!isClause(0) || !isClause(comma + 1) || tokens[0]?.lower === tokens[comma + 1]?.lower) return undefined;
  return first + comma;
}

/** “I missed the bus, he gave me a lift.” */
export const commaSplice = defineRule({
  id: "grammar/comma-splice",
  title: "Two sentences and a comma",
  explain: "A comma alone does not join two sentences. Use a semicolon, a full stop, or “and”.",
  kind: "grammar",
  level: "warning",
  styles: ["general", "academic", "business", "technical", "web"],
  examples: [{ wrong: "I missed the last bus, he drove me home.", right: "I missed the last bus; he drove me home." }],
  leaves: [
    "He came, he saw, he won.",
    "If I miss the bus, he drives me home.",
    "I missed the bus, and he drove me home.",
    "It's not a bug, it's a feature.",
    "He opened the door, he opened the window.",
    "“I missed the last bus, he drove me home,” she said.",
    "I suppose, he drove home.",
  ],
  *check(a): Iterable<Hit> {
    for (const sentence of a.sentences) {
      const at = splice(a, sentence);
      const comma = at === undefined ? undefined : a.tokens[at];
      if (at === undefined || !comma || isQuoted(a, at)) continue;
      yield {
        start: comma.start,
        end: comma.end,
        message: "A comma alone does not join two sentences.",
        suggestions: [";", ", and"],
      };
    }
  },
});
