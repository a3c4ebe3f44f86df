import type { Analysis } from "../facts/analysis.ts";
import { thirdPerson } from "../language/inflect.ts";
import { isThirdPerson } from "../language/verb-shape.ts";
import { capitalized } from "../pattern/letter-case.ts";
import { opensSentence } from "../pattern/replace.ts";
import type { Hit } from "../rule/rule.ts";
import { list } from "./lane/options.ts";
import { type PhraseMatch, phrases } from "./lane/phrases.ts";
import { say } from "./lane/say.ts";
import { defineTemplate } from "./lane/template.ts";

/** “Please click” → “Click”: the word goes with its blank, and hands its capital on. */
function withoutPlease(a: Analysis, { start, end, first, last }: PhraseMatch<string>): Hit | undefined {
  const next = a.tokens[last];
  const before = a.tokens[first - 1];
  // “yes, please”, “please him”: only what asks somebody to do something.
  if (next?.kind !== "word" || next.tag !== "VERB" || next.lower !== next.lemma) return undefined;
  if (before && !opensSentence(a, first) && before.kind !== "punctuation" && before.tag !== "CCONJ") return undefined;
  const capital = /^\p{Lu}/u.test(a.text.slice(start, end));
  return say(
    { start, end: next.end },
    "Leave out “please” in instructions.",
    capital ? capitalized(next.text) : next.text,
  );
}

/** “The user clicks the button”: what stands before an object is a verb, whatever the tagger took it for. */
function verbAt({ tokens }: Analysis, index: number): string | undefined {
  const [token, next] = [tokens[index], tokens[index + 1]];
  if (!token || !/s$/.test(token.lower)) return undefined;
  const hasObject = next?.tag === "DET" || next?.tag === "PRON" || next?.tag === "ADP";
  const verb = isThirdPerson(token) || (token.tag === "NOUN" && hasObject && thirdPerson(token.lemma) === token.lower);
  return verb ? token.lemma : undefined;
}

const plainVerbs: Readonly<Record<string, string>> = { is: "are", has: "have", was: "were", does: "do" };

/** “The user clicks” → “You click”. */
function asYou(a: Analysis, { start, end, first, last, ending }: PhraseMatch<string>): Hit {
  const who = ending === "" ? "you" : "your";
  const shown = opensSentence(a, first) && /^\p{Lu}/u.test(a.text.slice(start, end)) ? capitalized(who) : who;
  const verb = a.tokens[last];
  const message = "Address the reader as “you”.";
  const plain = verb && (plainVerbs[verb.lower] ?? verbAt(a, last));
  if (ending === "" && verb && plain !== undefined && verb.sentence === a.tokens[first]?.sentence)
    return say({ start, end: verb.end }, message, `${shown} ${plain}`);
  return say({ start, end }, message, shown);
}

/** Instructions that speak to the reader. */
export const secondPerson = defineTemplate({
  id: 39,
  key: "second-person",
  name: "Second person and imperative in instructions",
  group: "Tone",
  description:
    "Checks that instructions address the reader directly: “Click Save”, not “The user should please click Save”.",
  level: "warning",
  options: { avoid: list("Words to avoid", "please", "the user") },
  examples: [
    { wrong: "Please click the button.", right: "Click the button." },
    { wrong: "The user clicks the button.", right: "You click the button." },
    { wrong: "Open the user's file, and the user can save it.", right: "Open your file, and you can save it." },
    { config: { avoid: ["one"] }, wrong: "One can save it.", right: "One can save it." },
  ],
  leaves: [
    {
      text: "Click the button. It may please him. Yes, please. “Please click,” it said. The user interface is new. See the User Guide.",
    },
    { text: "The users met. The user group met." },
  ],
  compile({ avoid }) {
    const found = phrases(avoid.map((each): [string, string] => [each, each.toLowerCase()]));
    const judged = (a: Analysis, match: PhraseMatch<string>): Hit | undefined => {
      if (match.value === "please") return withoutPlease(a, match);
      if (match.value !== "the user" && match.value !== "the reader") return say(match, "Address the reader directly.");
      // “the User Experience Program”
      if (/.\p{Lu}/u.test(a.text.slice(match.start, match.end))) return undefined;
      // “the user interface”: it stands before a noun of its own.
      const noun = a.tokens[match.last];
      if (
        match.ending === "" &&
        noun?.tag === "NOUN" &&
        !verbAt(a, match.last) &&
        noun.sentence === a.tokens[match.first]?.sentence
      )
        return undefined;
      return asYou(a, match);
    };
    return {
      *read({ a }): Iterable<Hit> {
        for (const match of found.in(a)) {
          const hit = judged(a, match);
          if (hit) yield hit;
        }
      },
    };
  },
});
