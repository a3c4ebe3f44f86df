import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createEngine } from "../create-engine.ts";
import { pennTags } from "../language/penn-tags.ts";
import { defaultSettings, type TeamRule, type Term } from "../settings/settings.ts";
import { anyParagraph, anyText, splitsPair } from "../testing/any-text.ts";
import { badPatterns } from "../testing/bad-patterns.ts";
import { analyse, testAssets } from "../testing/run-rule.ts";

const engine = createEngine(testAssets());

const parts = fc.constantFrom(
  ...["word", "The", "~very", "noun", "NN*", "VB", "*", "re*", "...", "^", "a|b", "lemma:go", "CT(be)", "\\Word"],
  ...[
    "/a+/",
    "/(a|b)*c/i",
    "/(?<!a)(?=b)./",
    "/(?=a",
    "(",
    "[",
    "||",
    "|",
    "~",
    "\\",
    "e.g.",
    "Q&A",
    "👍",
    "\uD83D",
    "'",
    "“x”",
    "x*y*z",
    ".",
    "$",
    "in",
  ],
);
const replacements = fc.constantFrom("", '""', "$0", "$1 $0", "CT(go,$0)", "CT(", "a|b@c", "\\$5", "$9", "x", "|", "@");
const anyMatch = fc.oneof(
  { weight: 4, arbitrary: fc.array(parts, { maxLength: 6 }).map((all) => all.join(" ")) },
  fc.array(parts, { maxLength: 4 }).map((all) => all.join("")),
  fc.string({ unit: "binary", maxLength: 20 }),
);
const anyRule: fc.Arbitrary<TeamRule> = fc.record({
  id: fc.constant("1"),
  match: anyMatch,
  replace: fc.oneof(replacements, fc.string({ maxLength: 10 })),
  message: fc.constantFrom("", "Say [x].", "Say [$0].", "[", "[]"),
  caseSensitive: fc.boolean(),
  includeContext: fc.array(anyMatch, { maxLength: 2 }),
  excludeContext: fc.array(anyMatch, { maxLength: 2 }),
});
const anyTerm: fc.Arbitrary<Term> = fc.record({
  id: fc.constant("1"),
  text: fc.oneof(
    parts,
    fc.constantFrom("e-mail", "web site", "well-known", "U.S.", "its"),
    fc.string({ maxLength: 8 }),
  ),
  status: fc.constantFrom("Approved", "Admitted", "Deprecated", "Forbidden", "Pending", "Rejected"),
  replacement: fc.string({ maxLength: 6 }),
  conceptId: fc.constantFrom("", "c"),
  partOfSpeech: fc.constantFrom("", "noun", "verb", "toString"),
  variants: fc.array(fc.string({ maxLength: 5 }), { maxLength: 2 }),
});

describe("whatever the rule, the term and the text", () => {
  it("nothing is thrown, spans are real, and a suggestion says something else", () => {
    holds(
      fc.property(
        fc.array(anyRule, { maxLength: 4 }),
        fc.array(anyTerm, { maxLength: 4 }),
        anyText,
        (rules, terms, text) => {
          const settings = { ...defaultSettings, rules, terms };
          for (const finding of engine.check(text, { settings, format: "markdown" })) {
            expect(finding.text).toBe(text.slice(finding.start, finding.end));
            expect(finding.end).toBeGreaterThan(finding.start);
            expect(splitsPair(text, finding.start) || splitsPair(text, finding.end)).toBe(false);
            expect(finding.suggestions).not.toContain(finding.text);
          }
        },
      ),
      { numRuns: 400 },
    );
  });
  it("a session says what a full check says", () => {
    holds(
      fc.property(
        fc.array(anyRule, { maxLength: 3 }),
        fc.array(anyTerm, { maxLength: 3 }),
        anyParagraph,
        (rules, terms, text) => {
          const settings = {
            ...defaultSettings,
            rules: rules.map((each) => ({ ...each, match: `he|she ${each.match}` })),
            terms,
          };
          const session = engine.session({ dialect: "en-US" });
          session.splice(0, 0, [{ text, kind: "prose" }]);
          session.work(1);
          session.configure(settings);
          session.work(1);
          expect(session.findings(0)).toEqual(engine.check(text, { settings }));
        },
      ),
      { numRuns: 100 },
    );
  });
  it("problems name a stretch of the text at fault", () => {
    holds(
      fc.property(fc.array(anyRule, { maxLength: 3 }), (rules) => {
        for (const { index, field, message, position } of engine.problems({ ...defaultSettings, rules })) {
          const written = rules[index]?.[field];
          expect(message).not.toBe("");
          if (!position || typeof written !== "string") continue;
          expect(position.start).toBeGreaterThanOrEqual(0);
          expect(position.end).toBeGreaterThan(position.start);
          expect(position.end).toBeLessThanOrEqual(written.length);
        }
      }),
      { numRuns: 500 },
    );
  });
  it("a rule without problems finds the words it is made of", () => {
    const words = fc.array(fc.constantFrom("plain", "word", "e-mail", "Q&A", "U.S.", "don't", "24/7", "café"), {
      minLength: 1,
      maxLength: 4,
    });
    holds(
      fc.property(words, (all) => {
        const match = all.join(" ");
        const trial = engine.tryTeamRule(
          { id: "1", match, replace: "", message: "" },
          { wrong: `We say ${match} here.` },
        );
        expect(trial).toMatchObject({ problems: [], wrongRaises: true });
      }),
    );
  });
});

describe("patterns made to take for ever", () => {
  const texts = [
    "a ".repeat(3000),
    "a".repeat(6000),
    "very big dog ".repeat(1000),
    `${"ab".repeat(3000)}!`,
    "x, ".repeat(2000),
  ];

  // An engine that tries every way would not come back; these are refused with a reason, or read in the time of any other.
  it.each(texts.map((text) => [`${text.slice(0, 14)}…`, text]))("are refused or harmless on %s", (_, text) => {
    const rules = badPatterns.map((match, i): TeamRule => ({ id: String(i), match, replace: "", message: "" }));
    expect(badPatterns.length).toBeGreaterThanOrEqual(200);
    const refused = engine.problems({ ...defaultSettings, rules });
    for (const { message } of refused) expect(message).toMatch(/\.$/);
    expect(new Set(refused.map(({ index }) => index)).size).toBeLessThan(rules.length);
    expect(() => engine.check(text, { settings: { ...defaultSettings, rules } })).not.toThrow();
  });
});

describe("Penn tags", () => {
  it("are made from the universal tags they are said to be made from", () => {
    holds(
      fc.property(anyText, (text) => {
        const { tokens } = analyse({ text, kind: "prose" });
        for (const token of tokens) {
          if (token.kind === "punctuation") expect(token.penn).toBe(token.text);
          else expect(pennTags[token.penn]).toContain(token.tag);
        }
      }),
      { numRuns: 200 },
    );
  });
  it.each([
    ["She walks to the bigger house.", "PRP VBZ TO DT JJR NN ."],
    ["They have seen all the cats.", "PRP VBP VBN PDT DT NNS ."],
    ["He was taken by her best friends.", "PRP VBD VBN IN PRP$ JJS NNS ."],
    ["You must not utilize it.", "PRP MD RB VB PRP ."],
    ["There are ways that work.", "EX VBP NNS WDT VBP ."],
    ["He gave up.", "PRP VBD RP ."],
    ["The children sang in Paris when two dogs were running.", "DT NNS VBD IN NNP WRB CD NNS VBD VBG ."],
  ])("%s", (text, expected) => {
    const { tokens } = analyse({ text, kind: "prose" });
    expect(tokens.map(({ penn }) => penn).join(" ")).toBe(expected);
  });
});
