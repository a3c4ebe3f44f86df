import { shortened, writtenInFull } from "../templates/contractions.ts";
import type { Change } from "./rewrite.ts";
import { type Statement, tokensOf } from "./statement.ts";

/** Returns the changes that contract “do not” to “don’t” wherever it is usual. */
export const contract = ({ a, sentence }: Statement): Change[] =>
  shortened(a).filter(({ start, end }) => sentence.start <= start && end <= sentence.end);

/** Returns the changes that write “don’t” out as “do not”; contractions with two readings stay. */
export function expand({ a, sentence, ...rest }: Statement): Change[] {
  const isQuestion = tokensOf({ a, sentence, ...rest }).at(-1)?.text === "?";
  const changes: Change[] = [];
  for (let at = sentence.first; at < sentence.last; at++) {
    const token = a.tokens[at];
    // “Don’t you know?” is not “Do not you know?”
    if (!token || (isQuestion && token.lower.endsWith("n't"))) continue;
    const [full, other] = writtenInFull(a, at);
    if (full !== undefined && other === undefined) changes.push({ start: token.start, end: token.end, text: full });
  }
  return changes;
}
