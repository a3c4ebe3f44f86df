import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { createEngine } from "./create-engine.ts";
import type { Format } from "./engine.ts";
import type { Finding } from "./findings/finding.ts";
import { measureDocument } from "./reports/document-measures.ts";
import { offendersIn } from "./reports/measuring.ts";
import { defaultSettings } from "./settings/settings.ts";
import { anyParagraph, anyText, splitsPair } from "./testing/any-text.ts";
import { corrected, testAssets } from "./testing/run-rule.ts";

const engine = createEngine(testAssets());
const ids = (findings: readonly Finding[]): string[] => findings.map((finding) => finding.ruleId);
const formats: Format[] = ["text", "markdown", "html"];

it("says of a paragraph what it says of it alone, whatever is read beside it", () => {
  // Phrases are read when their first word is met: here by the first of three that are read abreast.
  const paragraphs = ["By in large, we won.", "By in large, we won.", "In large by in large."];
  const found = (text: string) => ids(createEngine(testAssets()).check(text));
  expect(found("By in large, we won.")).toEqual(["grammar/eggcorn"]);
  expect(found(paragraphs.join("\n\n"))).toEqual(paragraphs.flatMap(found));
});

describe("any text, in any format", () => {
  it.each(formats)("is checked without a throw, and every offset is a real boundary (%s)", (format) => {
    holds(
      fc.property(anyText, (text) => {
        let at = 0;
        for (const finding of engine.check(text, { format })) {
          expect(finding.start).toBeGreaterThanOrEqual(at);
          expect(finding.end).toBeGreaterThan(finding.start);
          expect(finding.text).toBe(text.slice(finding.start, finding.end));
          expect(splitsPair(text, finding.start) || splitsPair(text, finding.end)).toBe(false);
          at = finding.end;
        }
      }),
      { numRuns: 250 },
    );
  });
  it("has paragraphs in order that never overlap (%s)", () => {
    holds(
      fc.property(anyText, fc.constantFrom(...formats), (text, format) => {
        let at = 0;
        for (const paragraph of engine.paragraphs(text, format)) {
          expect(paragraph.start).toBeGreaterThanOrEqual(at);
          expect(text.slice(paragraph.start, paragraph.start + paragraph.text.length)).toBe(paragraph.text);
          at = paragraph.start + paragraph.text.length;
        }
      }),
      { numRuns: 250 },
    );
  });
  it("has each fix change exactly its span", () => {
    holds(
      fc.property(anyText, (text) => {
        for (const finding of engine.check(text))
          for (const suggestion of finding.suggestions) {
            const fixed = corrected(text, [{ ...finding, suggestions: [suggestion] }]);
            expect(fixed.slice(0, finding.start)).toBe(text.slice(0, finding.start));
            expect(fixed.slice(finding.start + suggestion.length)).toBe(text.slice(finding.end));
            expect(suggestion).not.toBe(finding.text);
          }
      }),
      { numRuns: 200 },
    );
  });
  it("gets the same findings each time it is read", () => {
    holds(
      fc.property(anyText, (text) => {
        expect(createdTwice.check(text)).toEqual(engine.check(text));
      }),
      { numRuns: 100 },
    );
  });
});

const createdTwice = createEngine(testAssets());

describe("a session", () => {
  const edit = fc.record({
    at: fc.nat(20),
    remove: fc.nat(3),
    insert: fc.array(anyParagraph, { maxLength: 3 }),
    work: fc.nat(4),
    near: fc.nat(20),
  });

  it("says after any edits what a full check says", () => {
    holds(
      fc.property(fc.array(anyParagraph, { maxLength: 6 }), fc.array(edit, { maxLength: 8 }), (first, edits) => {
        const session = engine.session({ dialect: "en-US" });
        const texts = [...first];
        session.splice(
          0,
          0,
          first.map((text) => ({ text, kind: "prose" })),
        );
        for (const { at, remove, insert, work, near } of edits) {
          const from = Math.min(at, texts.length);
          session.splice(
            from,
            remove,
            insert.map((text) => ({ text, kind: "prose" })),
          );
          texts.splice(from, remove, ...insert);
          session.work(work, near);
        }
        while (session.pending > 0) session.work(3);
        expect(session.length).toBe(texts.length);
        const full = texts.map((text) => engine.check(text));
        expect(texts.map((_, i) => session.findings(i))).toEqual(full);
      }),
      { numRuns: 60 },
    );
  });
  it("measures after any edits what the whole text measures", () => {
    holds(
      fc.property(fc.array(anyParagraph, { maxLength: 6 }), fc.array(edit, { maxLength: 6 }), (first, edits) => {
        const session = engine.session({ dialect: "en-US" });
        const texts = [...first];
        const prose = (text: string) => ({ text, kind: "prose" as const });
        session.splice(0, 0, first.map(prose));
        for (const { at, remove, insert } of edits) {
          const from = Math.min(at, texts.length);
          session.splice(from, remove, insert.map(prose));
          texts.splice(from, remove, ...insert);
          session.measure();
        }
        const measured = texts.map((text) => engine.measure(prose(text)));
        expect(session.measure()).toEqual(measureDocument(measured));
        expect(session.offenders("glue", { most: 20 })).toEqual(offendersIn(measured, "glue", { most: 20 }));
      }),
      { numRuns: 40 },
    );
  });
  it("checks what is near first", () => {
    const session = engine.session({ dialect: "en-US" });
    session.splice(
      0,
      0,
      Array.from({ length: 10 }, (_, i) => ({ text: `Paragraph ${i}.`, kind: "prose" as const })),
    );
    expect(session.work(3, 6)).toEqual([6, 5, 7]);
    expect(session.findings(0)).toBeUndefined();
    expect(session.pending).toBe(7);
  });
  it("applies new settings to what it has read", () => {
    const session = engine.session({ dialect: "en-US" });
    session.splice(0, 0, [{ text: "She ate a apple.", kind: "prose" }]);
    session.work(1);
    expect(ids(session.findings(0) ?? [])).toEqual(["grammar/a-or-an"]);
    session.configure({ ...defaultSettings, disabled: ["grammar/a-or-an"] });
    session.work(1);
    expect(session.findings(0)).toEqual([]);
  });
});

describe("settings", () => {
  const wrong = "The Zyntharil is a apple that recieves zyntharils.";
  const check = (settings: Partial<typeof defaultSettings>): string[] =>
    ids(engine.check(wrong, { settings: { ...defaultSettings, ...settings } }));

  it("leaves words of the dictionary alone, exact when they hold a capital", () => {
    const unknown = (words: string[], text: string): number =>
      engine.check(text, { settings: { ...defaultSettings, words } }).filter(({ kind }) => kind === "spelling").length;
    expect(unknown([], "It is frobnicatish.")).toBe(1);
    expect(unknown(["frobnicatish"], "It is frobnicatish. Frobnicatish it is.")).toBe(0);
    expect(unknown(["frobnicatish"], "The frobnicatish's end.")).toBe(0);
  });
  it("switches off rules and whole folders of rules", () => {
    expect(check({})).toContain("grammar/a-or-an");
    expect(check({ disabled: ["grammar/a-or-an"] })).not.toContain("grammar/a-or-an");
    expect(check({ ignores: [{ rule: "spelling", pattern: "*s" }] })).not.toContain("spelling/unknown-word");
    expect(check({ ignores: [{ rule: "grammar/a-or-an", pattern: "a" }] })).not.toContain("grammar/a-or-an");
  });
  it("ignores a text, a wildcard or everything, in a rule, a folder or everywhere", () => {
    const found = (rule: string, pattern: string): string[] =>
      ids(engine.check("A apple.", { settings: { ...defaultSettings, ignores: [{ rule, pattern }] } }));
    for (const rule of ["", "grammar", "grammar/a-or-an"])
      for (const pattern of ["", "a", "A", "*", "?", "a**"]) expect(found(rule, pattern)).toEqual([]);
    for (const [rule = "", pattern = ""] of [
      ["spelling", "a"],
      ["grammar/a", "a"],
      ["grammar", "an"],
      ["", "a?"],
    ])
      expect(found(rule, pattern)).toEqual(["grammar/a-or-an"]);
  });
  it("knows a word with a capital in all capitals, too, and in no other case", () => {
    const unknown = (text: string): number =>
      engine
        .check(text, { settings: { ...defaultSettings, words: ["Frobnicatish"] } })
        .filter(({ kind }) => kind === "spelling").length;
    expect([unknown("It is Frobnicatish."), unknown("It is frobnicatish.")]).toEqual([0, 1]);
  });
  it("makes remarks on style as the style asks", () => {
    const passive = (style: typeof defaultSettings.style): string[] =>
      ids(engine.check("The ball was thrown by Ann.", { settings: { ...defaultSettings, style } }));
    expect(passive("general")).toEqual(["style/passive-with-agent"]);
    expect(passive("business")).toEqual(["style/passive-voice"]);
    expect(passive("creative")).toEqual([]);
  });
  it("says what only some want to hear to those who ask for it, and nothing less", () => {
    const heard = (text: string, picky?: boolean): string[] =>
      ids(engine.check(text, { settings: { ...defaultSettings, ...(picky !== undefined && { picky }) } }));
    const text = "She sang beautifully in order to win.";
    expect([heard(text), heard(text, false)]).toEqual([["clarity/wordy-phrase"], ["clarity/wordy-phrase"]]);
    expect(heard(text, true)).toEqual(["style/adverb", "clarity/wordy-phrase"]);
    expect([heard("We acquired it."), heard("We acquired it.", true)]).toEqual([[], ["clarity/plain-word"]]);
  });
});

describe("a team's rules and terms", () => {
  const rule = (match: string, replace = "", more = {}) => ({ id: "1", match, replace, message: "", ...more });
  const findings = (text: string, rules: ReturnType<typeof rule>[]): [string, readonly string[]][] =>
    engine
      .check(text, { settings: { ...defaultSettings, rules } })
      .filter(({ kind }) => kind === "team")
      .map((f) => [f.text, f.suggestions]);

  test("a phrase in any case, with the capital of its place", () => {
    expect(findings("E-mail me. Send an e-mail.", [rule("e-mail", "email")])).toEqual([
      ["E-mail", ["Email"]],
      ["e-mail", ["email"]],
    ]);
  });
  test("a wildcard stands for letters of one word", () => {
    expect(findings("We optimize and optimise it all.", [rule("optimi*e", "improve")])).toEqual([
      ["optimize", ["improve"]],
      ["optimise", ["improve"]],
    ]);
  });
  test("a regular expression with groups", () => {
    expect(findings("Call 555-1234 now.", [rule("/(\\d{3})-(\\d{4})/", "$1 $2")])).toEqual([
      ["555-1234", ["555 1234"]],
    ]);
  });
  test("case when the rule asks for it", () => {
    expect(findings("Use It, not it.", [rule("It", "IT", { caseSensitive: true })])).toEqual([["It", ["IT"]]]);
  });
  test("a pattern that would take for ever elsewhere is harmless", () => {
    expect(
      findings(`${"a".repeat(5000)}!`, [rule("/^(a+)+$/"), rule("/(a|a)*b/"), rule("/(a*)*$/")]).length,
    ).toBeLessThanOrEqual(2);
  });
  test("a pattern that cannot be read is reported with its index and does no harm", () => {
    const rules = [rule("fine"), rule("/(unclosed/"), rule("/(a)\\1/"), rule("   "), rule("/(a{500}){500}/")];
    const problems = engine.problems({ ...defaultSettings, rules });
    expect(problems.map(({ index }) => index)).toEqual([1, 2, 3, 4]);
    expect(problems[1]?.message).toBe("Backreferences are not supported.");
    expect(findings("All is fine.", rules)).toEqual([["fine", []]]);
  });
  test("terms: forbidden, out of use, and approved in their one spelling", () => {
    const terms = [
      { id: "a", text: "GitHub", status: "Approved" as const },
      { id: "b", text: "blackmail offer", status: "Forbidden" as const },
      { id: "c", text: "web site", status: "Deprecated" as const, replacement: "website" },
      { id: "d", text: "Frobozz", status: "Pending" as const },
    ];
    const found = engine.check("Github has a web site. No blackmail offer, said Frobozz. GitHub is fine.", {
      settings: { ...defaultSettings, terms },
    });
    expect(found.map(({ ruleId, text, suggestions }) => [ruleId, text, suggestions[0]])).toEqual([
      ["term/a", "Github", "GitHub"],
      ["term/c", "web site", "website"],
      ["term/b", "blackmail offer", undefined],
    ]);
  });
});

describe("overlaps", () => {
  it("never hides an error inside a remark on more words", () => {
    expect(ids(engine.check("The report has definately been written."))).toContain("spelling/unknown-word");
  });
  it("lets a team's rule win over a graver one of ours", () => {
    const rules = [{ id: "8", match: "recieve", replace: "get", message: "" }];
    const found = engine.check("They recieve it.", { settings: { ...defaultSettings, rules } });
    expect(found.map(({ ruleId }) => ruleId)).toEqual(["house/8"]);
  });
  it("lets a team's rule win over ours", () => {
    const rules = [{ id: "7", match: "in order to", replace: "so as to", message: "As we say." }];
    const [only] = engine.check("We met in order to talk.", { settings: { ...defaultSettings, rules } });
    expect([only?.ruleId, only?.suggestions]).toEqual(["house/7", ["so as to"]]);
  });
});

describe("hard texts", () => {
  test("ten thousand misspellings in one paragraph", () => {
    const text = Array.from(
      { length: 10_000 },
      (_, i) => `wrod${"abcdefghij"[i % 10]}${"klmnopqrst"[Math.floor(i / 10) % 10]}x`,
    ).join(" ");
    expect(engine.check(`It is ${text}.`).length).toBeLessThanOrEqual(10_001);
  });
  test("deeply nested Markdown and HTML", () => {
    expect(() => engine.check(`${">".repeat(3000)} a apple`, { format: "markdown" })).not.toThrow();
    expect(() => engine.check(`${"- ".repeat(1000)}a apple`, { format: "markdown" })).not.toThrow();
    expect(() => engine.check(`${"<div>".repeat(5000)}a apple`, { format: "html" })).not.toThrow();
    expect(() => engine.check("[".repeat(5000), { format: "markdown" })).not.toThrow();
    expect(() => engine.check("*a ".repeat(5000), { format: "markdown" })).not.toThrow();
  });
});

test("a word that tags or entities divide is not judged by its parts", () => {
  const words = (text: string, format: "html" | "markdown") =>
    createdTwice.check(text, { format }).map((finding) => finding.text);
  expect(words("<p>The <b>g</b>lobal <span>H</span>yper<span>T</span>ext, x<sup>n</sup>th.</p>", "html")).toEqual([]);
  expect(words("<p>The r&eacute;sum&eacute; doesn&apos;t fit; caf&#233;s do.</p>", "html")).toEqual([]);
  expect(words("<p>The <b>globl</b> market and <i>teh</i> end.</p>", "html")).toEqual(["globl", "teh"]);
  expect(words("**SQL** is **S**tructured **Q**uery **L**anguage.", "markdown")).toEqual([]);
});

test("a paragraph of very many words is checked", () => {
  const text = `${"we go on ".repeat(60_000)}and i stop.`;
  expect(createdTwice.check(text).map((finding) => finding.text)).toContain("i");
});
