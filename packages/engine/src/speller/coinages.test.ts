import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createEngine } from "../create-engine.ts";
import { testAssets } from "../testing/run-rule.ts";
import { coinagesOfText, differences, type Uses } from "./coinages.ts";

const engine = createEngine(testAssets());
const unknown = (text: string): string[] =>
  engine.check(text).flatMap(({ ruleId, text: word }) => (ruleId === "spelling/unknown-word" ? [word] : []));

test("a word used twice in a document is a term of it, however far apart", () => {
  expect(unknown("We run the snorfblat.\n\nIt is late.")).toEqual(["snorfblat"]);
  expect(unknown("We run the snorfblat.\n\nIt is late.\n\nAnother snorfblat came.")).toEqual([]);
  expect(unknown("The florb is a florb.")).toEqual([]);
});

test("what is a slip from it stands out, and the term is what was meant", () => {
  const text = "We run the snorfblat.\n\nThe snorfblat is late.\n\nA snorfbalt came.";
  const [finding, ...more] = engine.check(text);
  expect(more).toEqual([]);
  expect(finding).toMatchObject({
    text: "snorfbalt",
    message: "Elsewhere in this document, you write “snorfblat”.",
    suggestions: expect.arrayContaining(["snorfblat"]),
  });
  expect(finding?.suggestions[0]).toBe("snorfblat");
});

test("forms of a term are no slips of it", () => {
  const text = "We run the snorfblat.\n\nThe snorfblat is late.\n\nSome snorfblats came.";
  const [finding] = engine.check(text).filter(({ text }) => text === "snorfblats");
  expect(finding?.message).not.toContain("Elsewhere");
});

test("a slip from a common word is no term, however often it is made", () => {
  expect(unknown("It is definately so.\n\nShe definately came.\n\nWe definately left.")).toHaveLength(3);
  expect(unknown("The goverment fell.\n\nAnother goverment came.")).toHaveLength(2);
  // Eight letters are long enough for two slips.
  expect(unknown("An evenninh came.\n\nAnother evenninh left.")).toHaveLength(2);
});

const sentence = fc.constantFrom(
  "We run the snorfblat.",
  "The snorfbalt is late.",
  "Some snorfblats and a quexel came.",
  "A quexel, and another quexel.",
  "Nothing is here.",
  "It is definately so.",
);
const edit = fc.record({ at: fc.nat(6), remove: fc.nat(2), insert: fc.array(sentence, { maxLength: 2 }) });

test("while a document is written, its coinages are those it would have if it were read as a whole", () => {
  holds(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 6 }), fc.nat(3), (edits, slices) => {
      const session = engine.session({ dialect: "en-US" });
      const texts: string[] = [];
      for (const { at, remove, insert } of edits) {
        const from = Math.min(at, texts.length);
        session.splice(
          from,
          remove,
          insert.map((text) => ({ text, kind: "prose" as const })),
        );
        texts.splice(from, remove, ...insert);
        for (let i = 0; i < slices; i++) session.work(1, 0, () => true);
      }
      while (session.pending > 0) session.work(3);
      const shown = texts.flatMap((_, i) => (session.findings(i) ?? []).map(({ message, text }) => [message, text]));
      const whole = engine.check(texts.join("\n\n"), { dialect: "en-US" });
      expect(shown).toEqual(whole.map(({ message, text }) => [message, text]));
    }),
    { numRuns: 60 },
  );
});

test("a paragraph that is not edited tells when one of its words becomes a term, and when it no longer is", () => {
  const session = engine.session({ dialect: "en-US" });
  const read = (): number[] => {
    const told: number[] = [];
    while (session.pending > 0) told.push(...session.work(3));
    return told;
  };
  const prose = (text: string) => ({ text, kind: "prose" as const });
  session.splice(0, 0, [prose("We run the snorfblat."), prose("It is late."), prose("Nobody came.")]);
  read();
  expect(session.findings(0)).toHaveLength(1);
  session.splice(2, 1, [prose("Another snorfblat came.")]);
  expect(read().sort()).toEqual([0, 2]);
  expect([session.findings(0), session.findings(2)]).toEqual([[], []]);
  session.splice(2, 1, [prose("Nobody came.")]);
  expect(read()).toContain(0);
  expect(session.findings(0)).toHaveLength(1);
});

const word = fc.constantFrom("snorfblat", "snorfbalt", "snorfbla", "quexel", "quexle", "tiv");
const use = fc.record({ times: fc.integer({ min: 1, max: 3 }), isSlip: fc.boolean() });
const paragraph: fc.Arbitrary<Uses> = fc.array(fc.tuple(word, use), { maxLength: 5 }).map((all) => new Map(all));

test("however a document is cut, it has the same coinages", () => {
  holds(
    fc.property(fc.array(paragraph, { minLength: 1, maxLength: 8 }), fc.nat(8), (all, at) => {
      const none: Uses = new Map();
      const whole = all.reduce(coinagesOfText.merge, none);
      const cut = coinagesOfText.merge(
        all.slice(0, at).reduceRight((behind, each) => coinagesOfText.merge(each, behind), none),
        all.slice(at).reduce(coinagesOfText.merge, none),
      );
      const walk = () => [];
      expect(differences(coinagesOfText.result(whole, walk), coinagesOfText.result(cut, walk))).toEqual([]);
    }),
  );
});
