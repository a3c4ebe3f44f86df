import { gerund, past, plural, singular, thirdPerson } from "../../../packages/engine/src/language/inflect.ts";

/** What is written instead of some pieces, each with the tag it then has; `undefined` where nothing fits. */
const mistakes = [
  // can sings, to went, did saw; good at make
  (pieces, at) => {
    const { tag, universal, lemma } = pieces[at];
    if (universal !== "VERB" || !/^\p{L}+$/u.test(lemma)) return undefined;
    if (tag === "VB")
      return [
        [thirdPerson(lemma), "VBZ"],
        [past(lemma), "VBD"],
        [gerund(lemma), "VBG"],
      ];
    if (tag === "VBZ") return [[lemma, "VBP"]];
    if (tag === "VBP") return [[thirdPerson(lemma), "VBZ"]];
    if (tag === "VBG" && pieces[at - 1]?.tag === "IN") return [[lemma, "VB"]];
    if (tag === "VBN" && pieces[at - 1]?.universal === "AUX") return [[lemma, "VB"]];
    return undefined;
  },
  // they is, he have, she don’t
  (pieces, at) => {
    const other = { is: "are", are: "is", was: "were", were: "was", has: "have", have: "has", do: "does", does: "do" };
    const { text, tag, universal } = pieces[at];
    if (universal !== "AUX" || !Object.hasOwn(other, text)) return undefined;
    const tags = { VBZ: "VBP", VBP: "VBZ", VBD: "VBD" };
    return tags[tag] && [[other[text], tags[tag]]];
  },
  // two house, a cats
  (pieces, at) => {
    const { text, tag } = pieces[at];
    if (tag === "NNS" && singular(text) !== text) return [[singular(text), "NN"]];
    return tag === "NN" && /^[a-z]+[^s]$/.test(text) ? [[plural(text), "NNS"]] : undefined;
  },
];

/** Contractions that lose their apostrophe and stay readable. */
const joined = /^(?:do|does|did|is|are|was|were|would|could|should|has|have|had|ca|wo)n't$/;

/**
 * The sentence as somebody might write it: now and then a verb or noun in a wrong form, a contraction without its
 * apostrophe, a small “i”, no capital at the start. Tags are those of the forms that are written, so that a tagger learnt
 * from it reads what is there and not what should be.
 */
export function withMistakes(sentence, random) {
  let pieces = sentence;
  const change = (at, text, tag) => {
    pieces = [...pieces];
    pieces[at] = { ...pieces[at], text, tag: tag ?? pieces[at].tag };
  };
  if (random() < 0.25) {
    const mistake = mistakes[Math.floor(random() * mistakes.length)];
    const places = pieces.flatMap((_, at) => {
      const made = mistake(pieces, at);
      return made ? [[at, made]] : [];
    });
    const [at, made] = places[Math.floor(random() * places.length)] ?? [];
    if (made) change(at, ...made[Math.floor(random() * made.length)]);
  }
  if (random() < 0.1) {
    const first = pieces.findIndex(({ text }, i) => joined.test((text + (pieces[i + 1]?.text ?? "")).toLowerCase()));
    if (first >= 0) {
      change(first, `${pieces[first].text}${pieces[first + 1].text.replace("'", "")}`);
      pieces.splice(first + 1, 1);
    }
  }
  const i = pieces.findIndex(({ text, tag }) => text === "I" && tag === "PRP");
  if (i >= 0 && random() < 0.05) change(i, "i");
  if (random() < 0.03 && pieces[0].tag !== "NNP") change(0, pieces[0].text.toLowerCase());
  return pieces;
}
