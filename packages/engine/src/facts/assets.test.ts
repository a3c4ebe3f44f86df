import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { createEngine } from "../create-engine.ts";
import type { Finding } from "../findings/finding.ts";
import { rules } from "../rules/index.ts";
import type { Session } from "../session/session.ts";
import { defaultSettings } from "../settings/settings.ts";
import { anyParagraph } from "../testing/any-text.ts";
import { leavesOf } from "../testing/rule-named.ts";
import { testAssets } from "../testing/run-rule.ts";

const { lexicon, tagger, parser, confusions, phrases } = testAssets();
const whole = createEngine({ lexicon, tagger, parser, confusions, phrases });
const spelling = rules.filter(({ needs }) => needs === "dictionary");

const prose = (text: string) => ({ text, kind: "prose" as const });
const ids = (findings: readonly Finding[] | undefined) => findings?.map(({ ruleId }) => ruleId);

function readAll(session: Session): void {
  while (session.pending > 0) session.work(3);
}

test("without a tagger the rules that need none speak, and say what they say with one", () => {
  const engine = createEngine({ lexicon });
  const early = new Set(spelling.map(({ id }) => id));
  expect(early.size).toBeGreaterThan(1);
  const texts = rules.flatMap(({ id, examples }) => [...examples.map(({ wrong }) => wrong), ...leavesOf(id)]);
  const alone = { ...defaultSettings, disabled: rules.flatMap(({ id }) => (early.has(id) ? [] : [id])) };
  for (const text of texts) expect(engine.check(text)).toEqual(whole.check(text, { settings: alone }));
});

test("without anything nothing is said, and nothing waits", () => {
  const engine = createEngine({});
  expect(engine.check("Teh end.")).toEqual([]);
  expect(engine.suggest("teh", "en-US")).toEqual([]);
  const session = engine.session({ dialect: "en-US" });
  session.splice(0, 0, [prose("Teh end.")]);
  expect([session.pending, session.work(1)]).toEqual([0, []]);
});

test("what arrives later is heard without another edit", () => {
  const engine = createEngine({ lexicon });
  const session = engine.session({ dialect: "en-US" });
  session.splice(0, 0, [prose("He go home, definately.")]);
  readAll(session);
  expect([ids(session.findings(0)), session.isWhole]).toEqual([["spelling/unknown-word"], false]);
  engine.provide({ tagger, parser, confusions });
  expect(session.isWhole).toBe(false);
  engine.provide({ phrases });
  expect([session.pending, session.isWhole]).toEqual([1, true]);
  readAll(session);
  expect(ids(session.findings(0))).toEqual(["grammar/pronoun-agreement", "spelling/unknown-word"]);
});

test("templates decide what is heard, so their paragraphs wait for all of it, their own tables too", () => {
  const engine = createEngine({ lexicon });
  const settings = {
    ...defaultSettings,
    templates: [
      { id: 22, config: { dialect: "UK" } },
      { id: 34, config: {} },
    ],
  };
  const session = engine.session({ dialect: "en-US", settings });
  session.splice(0, 0, [prose("The colour of this deliverable is here.")]);
  expect(session.pending).toBe(0);
  engine.provide({ tagger, parser, confusions });
  expect([session.pending, session.isWhole]).toEqual([0, false]);
  engine.provide({ phrases });
  readAll(session);
  expect(ids(session.findings(0))).toEqual(["template/jargon"]);
});

test("whenever it arrives, in the end everything is said", () => {
  const edit = fc.record({ at: fc.nat(8), remove: fc.nat(2), insert: fc.array(anyParagraph, { maxLength: 2 }) });
  holds(
    fc.property(fc.array(edit, { minLength: 1, maxLength: 6 }), fc.nat(6), fc.nat(4), (edits, when, work) => {
      const engine = createEngine({});
      const session = engine.session({ dialect: "en-US" });
      const texts: string[] = [];
      for (const [i, { at, remove, insert }] of edits.entries()) {
        if (i === when) engine.provide({ lexicon });
        if (i === when + 1) engine.provide({ tagger, parser, confusions });
        if (i === when + 2) engine.provide({ phrases });
        const from = Math.min(at, texts.length);
        session.splice(from, remove, insert.map(prose));
        texts.splice(from, remove, ...insert);
        session.work(work);
      }
      engine.provide({ lexicon, tagger, phrases });
      readAll(session);
      expect(texts.map((_, i) => session.findings(i))).toEqual(
        texts.map((text) => whole.check(text, { dialect: "en-US" })),
      );
    }),
    { numRuns: 40 },
  );
});

test("work that may not take long is left inside a paragraph and comes to the same", () => {
  const text = rules.flatMap(({ examples: [example] }) => example?.wrong.replace(/\s+/g, " ") ?? []).join(" ");
  const session = whole.session({ dialect: "en-US" });
  session.splice(0, 0, [prose(`${text} `.repeat(10)), prose("Teh end.")]);
  let slices = 0;
  // The paragraph that is edited meanwhile comes first all the same.
  while (session.findings(0) === undefined && slices < 10_000) {
    if (slices === 20) expect(session.work(1, 1)).toEqual([1]);
    session.work(1, 0, () => true);
    slices++;
  }
  expect(slices).toBeGreaterThan(20);
  // What is said of the whole comes when all of it was read.
  while (session.pending > 0) session.work(1, 0, () => true);
  expect(session.findings(0)).toEqual(whole.check(`${text} `.repeat(10), { dialect: "en-US" }));
});
