import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyText, splitsPair } from "../testing/any-text.ts";
import { masked } from "../text/mask.ts";
import { splitSentences } from "../text/sentences.ts";
import { sentenceEnds } from "./sentence-ends.ts";
import { tokenize } from "./tokenize.ts";

const texts = (text: string): string[] => tokenize(masked({ text }), text).map((token) => token.text);

describe("tokens", () => {
  it("keeps contractions, possessives and compounds whole", () => {
    expect(texts("It’s Ann's well-known dog.")).toEqual(["It’s", "Ann's", "well-known", "dog", "."]);
  });
  it("keeps initials, numbers and times whole", () => {
    expect(texts("The U.S. spent $1,000.50 at 7:30 p.m. in the 1990s.")).toEqual([
      "The",
      "U.S.",
      "spent",
      "$",
      "1,000.50",
      "at",
      "7:30",
      "p.m.",
      "in",
      "the",
      "1990s",
      ".",
    ]);
  });
  it("takes addresses, handles, paths and file names as one thing each", () => {
    const tokens = tokenize(
      masked({ text: "See https://a.org/b_c?d, a.b@c.org, @me, #it, /usr/lib/x and read_me.txt." }),
    );
    expect(tokens.filter((token) => token.kind === "opaque")).toHaveLength(6);
  });
  it("takes a path with its file as one thing, and “and/or” as words", () => {
    expect(tokenize(masked({ text: "See docs/deep/rules.md and/or it." })).map(({ kind }) => kind[0])).toEqual([
      "w",
      "o",
      "w",
      "p",
      "w",
      "w",
      "p",
    ]);
  });
  it("takes a word of 20,000 letters as one thing", () => {
    const [only, ...rest] = tokenize("a".repeat(20_000));
    expect([only?.kind, rest.length]).toEqual(["opaque", 0]);
  });
  it("keeps an emoji of several parts together", () => {
    expect(texts("a 👩‍👩‍👧 b")).toEqual(["a", "👩‍👩‍👧", "b"]);
  });
});

describe("any text", () => {
  it("is cut in order, never inside a pair of surrogates, and only blanks and marks lie between", () => {
    holds(
      fc.property(anyText, (text) => {
        const hidden = masked({ text });
        expect(hidden).toHaveLength(text.length);
        let at = 0;
        for (const token of tokenize(hidden, text)) {
          expect(token.start).toBeGreaterThanOrEqual(at);
          expect(token.end).toBeGreaterThan(token.start);
          expect(token.text).toBe(text.slice(token.start, token.end));
          expect(splitsPair(text, token.start) || splitsPair(text, token.end)).toBe(false);
          expect(hidden.slice(at, token.start)).toMatch(
            /^[\s\uE000\u200B\uFEFF\u2060\u200E\u200F\u061C\u00AD\p{M}\u200C\u200D]*$/u,
          );
          at = token.end;
        }
      }),
      { numRuns: 500 },
    );
  });
  it("has every token in exactly one sentence", () => {
    holds(
      fc.property(anyText, (text) => {
        const tokens = tokenize(masked({ text }), text);
        const sentences = splitSentences(tokens, sentenceEnds);
        expect(sentences.flatMap(({ first, last }) => tokens.slice(first, last))).toEqual(tokens);
        for (const [i, { first, last }] of sentences.entries())
          expect(tokens.slice(first, last).every((token) => token.sentence === i)).toBe(true);
      }),
      { numRuns: 300 },
    );
  });
});
