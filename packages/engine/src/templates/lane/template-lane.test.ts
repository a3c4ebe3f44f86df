import { deepTest, holds } from "@housestyle/testing";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { createEngine } from "../../create-engine.ts";
import type { Finding } from "../../findings/finding.ts";
import { type Dialect, defaultSettings, type Settings, type TemplateChoice } from "../../settings/settings.ts";
import { anyText, splitsPair } from "../../testing/any-text.ts";
import { testAssets } from "../../testing/run-rule.ts";
import { templates } from "../index.ts";

const engine = createEngine(testAssets());
const all: readonly TemplateChoice[] = templates.map(({ id }) => ({ id, config: undefined }));
const strict: readonly TemplateChoice[] = [
  { id: 13, config: { maxPerDocument: 0 } },
  { id: 14, config: { mode: "limit", max: 1 } },
  { id: 21, config: { minUses: 1 } },
  { id: 26, config: { maxPercent: 0 } },
  { id: 27, config: { averageMin: 4, averageMax: 5, max: 6 } },
  { id: 29, config: { maxGrade: 1 } },
  { id: 30, config: { document: 10, sentence: 50 } },
  { id: 31, config: { allowFirst: false, maxPercent: 1, maxInitialPercent: 1 } },
  { id: 32, config: { max: 0 } },
  { id: 36, config: { max: 0 } },
];
const withTemplates = (chosen: readonly TemplateChoice[], more: Partial<Settings> = {}): Settings => ({
  ...defaultSettings,
  ...more,
  templates: chosen,
});
const check = (text: string, chosen: readonly TemplateChoice[], more: Partial<Settings> = {}): Finding[] =>
  engine.check(text, { settings: withTemplates(chosen, more) });
const ids = (findings: readonly Finding[]): string[] => findings.map(({ ruleId }) => ruleId);

/** Paragraphs that give the lanes of a document something to say. */
const paragraph = fc
  .array(
    fc.constantFrom(
      "It was eaten!",
      "Perhaps she quickly left the XQZ 👍.",
      "We think that the QXW is here, and it is the same as it was with us before.",
      "He go home.",
      "Organizational considerations necessitate comprehensive documentation.",
      "“Go!” he cried.",
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((sentences) => sentences.join(" "));

/** What a full check says of these paragraphs, each paragraph’s offsets counted from its own first letter. */
function full(texts: readonly string[], dialect: Dialect, settings: Settings): Finding[][] {
  const text = texts.join("\n\n");
  const findings = engine.check(text, { dialect, settings });
  let start = 0;
  return texts.map((each) => {
    const from = start;
    start += each.length + 2;
    return findings
      .filter((finding) => finding.start >= from && finding.start < start)
      .map((finding) => ({ ...finding, start: finding.start - from, end: finding.end - from }));
  });
}

describe("a session with templates", () => {
  const edit = fc.record({
    at: fc.nat(12),
    remove: fc.nat(3),
    insert: fc.array(paragraph, { maxLength: 3 }),
    work: fc.nat(4),
    near: fc.nat(12),
    configure: fc.option(fc.constantFrom(all, strict, []), { freq: 4 }),
  });
  const sent = (text: string) => ({ text, kind: text.startsWith("“") ? ("dialogue" as const) : ("prose" as const) });

  it("says after any edits what a full check says, and tells where that is new", () => {
    holds(
      fc.property(
        fc.array(paragraph, { maxLength: 6 }),
        fc.array(edit, { maxLength: 8 }),
        fc.constantFrom(all, strict),
        (first, edits, chosen) => {
          let settings = withTemplates(chosen);
          const session = engine.session({ dialect: "en-US", settings });
          const texts = [...first];
          // What somebody knows who only looks where the session says that something is new.
          const seen = new Map<number, readonly Finding[] | undefined>();
          const work = (limit: number, near: number): void => {
            for (const index of session.work(limit, near)) seen.set(index, session.findings(index));
          };
          const splice = (at: number, remove: number, insert: readonly string[]): void => {
            session.splice(at, remove, insert.map(sent));
            const kept = texts.map((_, i) => seen.get(i)).toSpliced(at, remove, ...insert.map(() => undefined));
            seen.clear();
            for (const [i, findings] of kept.entries()) seen.set(i, findings);
          };
          splice(0, 0, first);
          texts.splice(0, texts.length, ...first);
          for (const { at, remove, insert, work: limit, near, configure } of edits) {
            const from = Math.min(at, texts.length);
            splice(from, remove, insert);
            texts.splice(from, remove, ...insert);
            if (configure) {
              settings = withTemplates(configure);
              session.configure(settings);
            }
            work(limit, near);
          }
          while (session.pending > 0) work(3, 0);
          const expected = full(texts, "en-US", settings);
          expect(texts.map((_, i) => session.findings(i))).toEqual(expected);
          expect(texts.map((_, i) => seen.get(i))).toEqual(expected);
        },
      ),
      { numRuns: 120 },
    );
  });
  it("says nothing of a template that is switched off, even before the document is judged", () => {
    const session = engine.session({ dialect: "en-US", settings: withTemplates([{ id: 13, config: {} }]) });
    session.splice(0, 0, ["Come in!", "Sit down!"].map(sent));
    session.work(2);
    session.configure(withTemplates([]));
    session.work(1, 1);
    expect(session.findings(1)).toEqual([]);
  });
  it("settles the document when a paragraph goes and nothing else waits", () => {
    const session = engine.session({ dialect: "en-US", settings: withTemplates([{ id: 13, config: {} }]) });
    session.splice(0, 0, ["Come in!", "Sit down!"].map(sent));
    session.work(2);
    expect(ids(session.findings(1) ?? [])).toEqual(["template/exclamation-marks"]);
    session.splice(0, 1, []);
    expect(session.pending).toBe(1);
    expect(session.work(1)).toEqual([0]);
    expect(session.findings(0)).toEqual([]);
    expect(session.pending).toBe(0);
  });
});

describe("all templates at once", () => {
  it("leave any text without overlaps, at real offsets, twice the same", () => {
    holds(
      fc.property(anyText, fc.constantFrom("text", "markdown", "html"), (text, format) => {
        let at = 0;
        const options = { format, settings: withTemplates(all) } as const;
        const findings = engine.check(text, options);
        for (const finding of findings) {
          expect(finding.start).toBeGreaterThanOrEqual(at);
          expect(finding.text).toBe(text.slice(finding.start, finding.end));
          expect(splitsPair(text, finding.start) || splitsPair(text, finding.end)).toBe(false);
          at = finding.end;
        }
        expect(createdTwice.check(text, options)).toEqual(findings);
      }),
      { numRuns: 150 },
    );
  });
});

// What is not linear takes minutes here, and the test runs out of time. Counted in scaling.test.ts; here by the clock.
const endless = [
  "1",
  "1 111 ",
  "a, b and c, ",
  "and ",
  "'a ",
  '"',
  "“a” ",
  "-- ",
  ". . ",
  "e.g. ",
  "ABC ",
  "! ",
  "👍\u200D",
  "1-2 ",
  "$1 ",
];
deepTest.each(endless)("a text made to take long: %j, a hundred thousand letters of it", (unit) => {
  const text = unit.repeat(100_000 / unit.length);
  const chosen = [...all, { id: 12, config: { mode: "avoid" } }, { id: 9, config: { mode: "title" } }];
  for (const format of ["text", "markdown"] as const) {
    const settings = withTemplates(chosen);
    expect(engine.check(format === "text" ? text : `# ${text}`, { format, settings })).toBeDefined();
  }
});

const createdTwice = createEngine(testAssets());

describe("who goes first", () => {
  test("a house rule before a template, a template before our own rule", () => {
    const rules = [{ id: "1", match: "e-mail", replace: "letter", message: "" }];
    expect(ids(check("Send an e-mail.", [{ id: 23, config: {} }], { rules }))).toEqual(["house/1"]);
    expect(ids(check("Send an e-mail.", [{ id: 23, config: {} }]))).toEqual(["template/preferred-spellings"]);
    const pairs = [["recieve", "get"]];
    expect(ids(check("They recieve it.", [{ id: 23, config: { pairs } }]))).toEqual(["template/preferred-spellings"]);
  });
  test("an error before a hint about the whole document", () => {
    const text = "He quickly ran. She slwoly left.";
    expect(ids(check(text, [{ id: 32, config: { max: 0 } }]))).toEqual(["template/adverbs", "spelling/unknown-word"]);
    expect(ids(check("It was wrote!", [{ id: 26, config: { maxPercent: 0 } }]))).not.toContain(
      "template/passive-voice",
    );
  });
  test("what the team has decided is not said again by our own rule", () => {
    const business = { style: "business" } as const;
    expect(ids(check("It was eaten. We met.", [], business))).toEqual(["style/passive-voice"]);
    expect(ids(check("It was eaten. We met.", [{ id: 26, config: {} }], business))).toEqual([]);
    expect(ids(check("The colour is grey.", [{ id: 22, config: { dialect: "UK" } }]))).toEqual([]);
    expect(ids(check("The exam was a piece of cake.", [{ id: 35, config: {} }]))).toEqual(["template/cliches"]);
    expect(ids(check("A piece of cake.", [{ id: 35, config: { exceptions: ["a piece of cake"] } }]))).toEqual([]);
  });
});

test("names that a team has given are known to the speller, with their possessive", () => {
  const names = ["frobnicatish"];
  expect(ids(check("It is frobnicatish's end.", [{ id: 40, config: { names } }]))).toEqual([]);
  expect(ids(check("It is frobnicatish's end.", []))).toContain("spelling/unknown-word");
});
test("a rule that is switched off and a text that is ignored cover templates, too", () => {
  const chosen = [{ id: 23, config: {} }];
  expect(check("An e-mail.", chosen, { disabled: ["template/preferred-spellings"] })).toEqual([]);
  expect(check("An e-mail.", chosen, { ignores: [{ rule: "template", pattern: "e-mail" }] })).toEqual([]);
});
test("an unknown number is passed over, and of two choices of one template the later counts", () => {
  expect(check("An e-mail.", [{ id: 99, config: {} }])).toEqual([]);
  expect(
    check("An e-mail.", [
      { id: 23, config: {} },
      { id: 23, config: { pairs: [] } },
    ]),
  ).toEqual([]);
});
test("code is read by none", () => {
  const settings = withTemplates(all);
  const code = "```\nIt was eaten!! 👍 e-mail 12000 colour\n```";
  expect(engine.check(code, { format: "markdown", settings })).toEqual([]);
});
test("at most a hundred remarks on the whole document come from one template", () => {
  const found = check("Come in! ".repeat(300), [{ id: 13, config: {} }]);
  expect(found.length).toBe(100);
  expect(found[0]?.message).toBe("This document has 300 exclamation marks. The limit is 1.");
});
