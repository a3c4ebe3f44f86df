import { defineRule, type Hit } from "../../rule/rule.ts";

const ended = /[.!?…:;—–]["”’')\]*_»]*$/u;

/** Flags the last sentence of a paragraph if it has no end punctuation and the others do. */
export const endMark = defineRule({
  *check({ tokens, sentences, kind, text }): Iterable<Hit> {
    if (kind !== "prose" || sentences.length < 2) return;
    const last = sentences.at(-1);
    const previous = sentences.at(-2);
    const word = tokens.at(-1);
    if (!last || !previous || word?.kind !== "word" || last.last - last.first < 4) return;
    if (
      !ended.test(text.slice(previous.start, previous.end)) ||
      previous.last - previous.first < 4 ||
      ended.test(text.trimEnd())
    )
      return;
    if (!tokens.slice(last.first).some((token) => token.tag === "VERB" || token.tag === "AUX")) return;
    yield {
      start: word.start,
      end: word.end,
      message: "This sentence has no punctuation at the end.",
      suggestions: [`${word.text}.`],
    };
  },
});
