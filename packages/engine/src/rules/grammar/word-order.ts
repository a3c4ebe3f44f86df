import type { Analysis } from "../../facts/analysis.ts";
import { past, thirdPerson } from "../../language/inflect.ts";
import { neighbour } from "../../language/neighbour.ts";
import { isQuoted } from "../../language/quoted.ts";
import { defineRule, type Hit } from "../../rule/rule.ts";
import type { Token } from "../../text/token.ts";
import { wordSet } from "../../text/word-set.ts";

const often = "always|usually|never|often";
const goes =
  "go|goes|went|come|comes|came|eat|eats|ate|play|plays|played|study|studies|work|works|get|gets|watch|watches|drink|drinks|read|reads|wake|wakes|visit|visits|meet|meets|call|calls|travel|travels|walk|walks|cook|cooks|buy|buys|take|takes|do|does|have|has|drive|drives|arrive|arrives|leave|leaves|start|starts";

/** Returns the distance from `index` to the token after a noun phrase that begins behind it, or 0. */
function afterPhrase(a: Analysis, index: number, from: number): number {
  const first = neighbour(a, index, from);
  if (!first) return 0;
  let at = from;
  if (/^(?:DT|PRP\$|CD)$/.test(first.penn)) at++;
  while (
    /^(?:JJ[RS]?|NN|NNP|POS)$/.test(neighbour(a, index, at)?.penn ?? "") &&
    isPhrase(neighbour(a, index, at + 1)) &&
    !/^(?:last|next)$/.test(neighbour(a, index, at + 1)?.lower ?? "")
  )
    at++;
  const head = neighbour(a, index, at);
  return head &&
    /^NN/.test(head.penn) &&
    (at > from || /^NN(?:PS?|S)$/.test(head.penn) || isLast(neighbour(a, index, at + 1)))
    ? at + 1
    : 0;
}

const isLast = (token: Token | undefined): boolean => token === undefined || /^[.,!?]$/.test(token.text);

const isPhrase = (token: Token | undefined): boolean => /^(?:JJ[RS]?|NN(?:P|S|PS)?)$/.test(token?.penn ?? "");

const textOf = (a: Analysis, from: Token, to: Token): string => a.text.slice(from.start, to.end);

const likes = wordSet(
  "like love enjoy appreciate hate miss admire dislike speak know play sing understand cook write dance",
);

/** “like very much this song” → “like this song very much”. */
function objectAt(a: Analysis, index: number): Hit | undefined {
  const very = a.tokens[index];
  const much = neighbour(a, index, 1);
  const verb = neighbour(a, index, -1);
  const isOne = very?.lower !== "very";
  if (!very || !much || !verb || !likes.has(verb.lemma)) return undefined;
  if (!isOne && !/^(?:much|well)$/.test(much.lower)) return undefined;
  const from = isOne ? 1 : 2;
  const end = afterPhrase(a, index, from);
  const first = neighbour(a, index, from);
  const last = neighbour(a, index, end - 1);
  const next = neighbour(a, index, end);
  if (!first || isQuoted(a, index)) return undefined;
  // “speaks fluently German”: the name of a language may look like an adjective.
  if (isOne && languages.has(first.lower) && isLast(neighbour(a, index, 2))) return moved(a, very, first, first, very);
  if (end === 0 || !last) return undefined;
  if (next && !/^(?:IN|CC|[.,!?;])$/.test(next.penn) && !/^(?:last|next|yesterday|today)$/.test(next.lower))
    return undefined;
  return moved(a, very, first, last, isOne ? very : much);
}

/** Returns the finding that moves the object before “very much” or “fluently”. */
function moved(a: Analysis, very: Token, first: Token, last: Token, much: Token): Hit {
  const fix = `${textOf(a, first, last)} ${textOf(a, very, much)}`;
  return {
    start: very.start,
    end: last.end,
    message: `Put the object directly after the verb: “${fix}”.`,
    suggestions: [fix],
  };
}

const languages = wordSet(
  "english german french spanish italian russian polish dutch chinese japanese korean arabic portuguese turkish greek hindi swedish",
);

/** Words that an indirect question about a place, a time, or a person follows. */
const asks = wordSet("know knows knew wonder wondered remember forgot understand idea sure ask asked asks find");
const toWhom = wordSet("me him her them us you");

/** Whether “where” opens an indirect question: “I don't know where …”, “tell me where …”. */
function isIndirect(a: Analysis, index: number): boolean {
  const before = neighbour(a, index, -1);
  if (!before) return false;
  if (asks.has(before.lower)) return true;
  return toWhom.has(before.lower) && /^(?:tell|ask|show|remind|explain)$/.test(neighbour(a, index, -2)?.lemma ?? "");
}

/** “I don't know where is the station” → “where the station is”. */
function indirectAt(a: Analysis, index: number): Hit | undefined {
  const asker = a.tokens[index];
  const be = neighbour(a, index, 1);
  const first = neighbour(a, index, 2);
  if (!asker || !be || !first || !/^(?:is|are|was|were)$/.test(be.lower) || !isIndirect(a, index)) return undefined;
  // “I know what is the matter”, “who is the man”: either order may be meant; only whose it is decides.
  const before = neighbour(a, index, -1)?.lower ?? "";
  const isUnknown = /^(?:know|remember)$/.test(before) && /n't$|^not$/.test(neighbour(a, index, -2)?.lower ?? "");
  const isOwned = first.penn === "PRP$" && (isUnknown || /^(?:me|him|her|them|us|ask|asked)$/.test(before));
  if (!/^(?:where|when|how)$/.test(asker.lower) && !isOwned) return undefined;
  if (!/^(?:DT|PRP\$)$/.test(first.penn) || isQuoted(a, index)) return undefined;
  const end = afterPhrase(a, index, 2);
  const last = neighbour(a, index, end - 1);
  const next = neighbour(a, index, end);
  if (end === 0 || !last || (next && !/^[.,!?]$/.test(next.text))) return undefined;
  const fix = `${asker.text} ${textOf(a, first, last)} ${be.text}`;
  return {
    start: asker.start,
    end: last.end,
    message: `In an indirect question, the subject comes before the verb: “${fix}”.`,
    suggestions: [fix],
  };
}

/** “I don't know what does it mean” → “what it means”; “tell me where did he go” → “where he went”. */
function doneAt(a: Analysis, index: number): Hit | undefined {
  const asker = a.tokens[index];
  const isMuch =
    asker?.lower === "how" && /^(?:much|many|long|often|far|old)$/.test(neighbour(a, index, 1)?.lower ?? "");
  const from = isMuch ? 2 : 1;
  const help = neighbour(a, index, from);
  const first = neighbour(a, index, from + 1);
  if (!asker || !help || !first || !/^(?:does|did)$/.test(help.lower) || !isIndirect(a, index)) return undefined;
  const end = /^(?:i|he|she|it|we|they|you)$/.test(first.lower) ? from + 2 : afterPhrase(a, index, from + 1);
  const last = neighbour(a, index, end - 1);
  const verb = neighbour(a, index, end);
  const next = neighbour(a, index, end + 1);
  if (end === 0 || !last || !verb || !/^(?:VBP?|VBD|NN)$/.test(verb.penn) || isQuoted(a, index)) return undefined;
  if (next && !/^(?:IN|TO|RB|RP|CC|[.,!?;]|DT|PRP\$?)$/.test(next.penn)) return undefined;
  const right = help.lower === "did" ? past(verb.lower) : thirdPerson(verb.lower);
  const fix = `${textOf(a, asker, neighbour(a, index, from - 1) ?? asker)} ${textOf(a, first, last)} ${right}`;
  return {
    start: asker.start,
    end: verb.end,
    message: `An indirect question needs no “${help.lower}”: “${fix}”.`,
    suggestions: [fix],
  };
}

/** Flags words in an order that English does not have. */
export const wordOrder = defineRule({
  patterns: [
    {
      match: `[^ i|you|he|she|it|we|they] ${often} am|is|are|was|were [ADJ|ADP|very|so|too|late|there]`,
      replace: ["$1 $0"],
    },
    {
      match: `[^ i|you|he|she|it|we|they] ${goes} usually|always|never [to|in|at|on|with|by|home|there|here]`,
      replace: ["$1 $0"],
    },
    {
      match: `[^ i|you|he|she|it|we|they] ${goes} usually|always|never [the|a|my|his|her|our|their|your NOUN]`,
      replace: ["$1 $0"],
    },
    {
      match: `[^ i|you|he|she|it|we|they] ${goes} usually|always|never|often [breakfast|lunch|dinner|coffee|tea|water|football|tennis|music|tv|books|games|fruit|meat|fish|vegetables .|,|at|in|on|with|and|for|before|after]`,
      replace: ["$1 $0"],
    },
    {
      match:
        "[asked|ask|asks|tell|told|tells|wonder|wondered|know|knew ~me|him|her|us|them] where|when|why|how|what|who was|is|are|were|am i|he|she|it|we|they|you [*ing]",
      replace: ["$0 $2 $1"],
    },
    {
      match:
        "[DET|my|your|his|her|our|their|has|have|had|with] red|blue|green|yellow|brown|black|white|gray|grey|pink|purple|orange big|small|large|huge|tiny|beautiful|nice|lovely|ugly|new [NOUN .|,|!|?|and|in|on|with|for|at|from|$]",
      replace: ["$1 $0"],
    },
    {
      match:
        "[is|was|have|has|had|bought|saw|met|need|want] a NOUN very nice|good|beautiful|kind|interesting|important|big|small|old|young|famous|friendly|cheap|expensive|difficult|strong [.|,|!|$]",
      replace: ["a $2 $3 $1"],
    },
    {
      match:
        "[i|we|he|she|they|please|can|will|would|to] give|gives|gave|send|sends|sent|show|shows|showed|lend|lent to me|him|her|them|us [a|an|the|my|his|her|our|their|your|this|that|some NOUN|ADJ]",
      replace: ["$0 $2"],
    },
    {
      match:
        "^ never|rarely|seldom|hardly|nowhere i|you|he|she|it|we|they have|has|had|is|was|were|can|could|will|would|did [ADV|VERB|ADJ|AUX]",
      replace: ["$0 $2 $1"],
    },
  ],
  unless: isQuoted,
  words: ["very", "fluently", "where", "when", "how", "what", "who", "why"],
  at: (a, index) =>
    /^(?:very|fluently)$/.test(a.tokens[index]?.lower ?? "")
      ? objectAt(a, index)
      : (indirectAt(a, index) ?? doneAt(a, index)),
});
