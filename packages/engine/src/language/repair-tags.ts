import type { Tag, Token } from "../text/token.ts";

/** A repair looks at a token and its neighbours and answers a better tag, or undefined. */
type Repair = (token: Token, before: Token | undefined, after: Token | undefined) => Tag | undefined;

const isNominal = (token: Token | undefined): boolean =>
  token !== undefined && (token.tag === "NOUN" || token.tag === "PROPN");
const isDeterminer = (token: Token | undefined): boolean =>
  token !== undefined &&
  (token.tag === "DET" || /^(?:my|your|his|her|its|our|their|no|every|each|another|whose)$/.test(token.lower));
const isModal = (token: Token | undefined): boolean =>
  token !== undefined &&
  /^(?:will|would|can|could|shall|should|may|might|must|cannot|can't|won't|couldn't|wouldn't|shouldn't|'ll|to)$/.test(
    token.lower,
  );
const isSubject = (token: Token | undefined): boolean =>
  token !== undefined && /^(?:i|you|he|she|it|we|they|who|that|there)$/.test(token.lower);
const isBeForm = (token: Token | undefined): boolean =>
  token !== undefined &&
  (/^(?:am|is|are|was|were|be|been|being|isn't|aren't|wasn't|weren't)$/.test(token.lower) || token.clitic === "AUX");

/**
 * The tagger’s mistakes cluster on a few everyday words and on words no tagger sees in isolation.
 * Each repair carries the phrase that earned it.
 */
const repairs: Readonly<Record<string, Repair>> = {
  // “my back hurts” / “come back”
  back: (_, before, after) =>
    isDeterminer(before) && !isNominal(after)
      ? "NOUN"
      : before?.tag === "VERB" || before?.tag === "PRON"
        ? "ADV"
        : undefined,
  // “he left the room” / “my left hand”
  left: (_, before, after) =>
    isSubject(before) || isNominal(before)
      ? "VERB"
      : isDeterminer(before)
        ? isNominal(after)
          ? "ADJ"
          : "NOUN"
        : undefined,
  right: (_, before, after) =>
    isDeterminer(before) ? (isNominal(after) ? "ADJ" : "NOUN") : isBeForm(before) ? "ADJ" : undefined,
  // “she sings well” / “well, I never”
  well: (_, before, after) =>
    before === undefined || after?.lower === "," ? "INTJ" : before.tag === "VERB" ? "ADV" : undefined,
  light: (_, before, after) =>
    isDeterminer(before) ? (isNominal(after) ? "ADJ" : "NOUN") : isModal(before) ? "VERB" : undefined,
  // “close the door” / “stay close” / “a close friend”
  close: (_, before, after) =>
    isModal(before) || (before === undefined && isDeterminer(after))
      ? "VERB"
      : isDeterminer(before) && isNominal(after)
        ? "ADJ"
        : undefined,
  only: (_, before, after) => (isDeterminer(before) && isNominal(after) ? "ADJ" : isNominal(after) ? undefined : "ADV"),
  better: (_, before, after) =>
    isBeForm(before) || isNominal(after) ? "ADJ" : before?.tag === "VERB" ? "ADV" : undefined,
  // “I like it” / “like a stone”
  like: (_, before, after) =>
    isModal(before) || (isSubject(before) && (isDeterminer(after) || after?.tag === "PRON" || after?.lower === "to"))
      ? "VERB"
      : isBeForm(before)
        ? "ADP"
        : undefined,
  // “an open door” / “they open it”
  open: (_, before, after) =>
    isModal(before) ? "VERB" : isBeForm(before) || (isDeterminer(before) && isNominal(after)) ? "ADJ" : undefined,
  // “that man” / “the man that left”
  that: (_, before, after) => (before === undefined && isNominal(after) ? "DET" : undefined),
  // “to work”, “his work”
  work: (_, before) => (isModal(before) || isSubject(before) ? "VERB" : isDeterminer(before) ? "NOUN" : undefined),
  need: (_, before) => (isDeterminer(before) ? "NOUN" : isSubject(before) ? "VERB" : undefined),
  use: (_, before) => (isDeterminer(before) ? "NOUN" : isModal(before) || isSubject(before) ? "VERB" : undefined),
  // “May I”, “in May”
  may: (token, before) => (token.text === "May" && before?.tag === "ADP" ? "PROPN" : undefined),
  // “her book”: a determiner in all but name; wink says PRON for every possessive
  being: () => "AUX",
};

/** “I’m” is one word to the tagger when it opens a sentence; what hangs on the apostrophe decides. */
const isPersonal = /^(?:i|you|he|she|it|we|they|who|what|that|there|here|where)(?:'(?:m|re|s|ve|ll|d))?$/;

const repairOf = new Map(Object.entries(repairs));

/** Corrects tags in place. */
export function repairTags(tokens: readonly Token[]): void {
  for (let i = 0; i < tokens.length; i++) {
    const token = tokens[i];
    if (token?.kind !== "word") continue;
    if (token.tag === "PROPN" && isPersonal.test(token.lower)) token.tag = "PRON";
    const repair = repairOf.get(token.lower);
    if (!repair) continue;
    const before = tokens[i - 1]?.sentence === token.sentence ? tokens[i - 1] : undefined;
    const after = tokens[i + 1]?.sentence === token.sentence ? tokens[i + 1] : undefined;
    token.tag = repair(token, before, after) ?? token.tag;
  }
}
