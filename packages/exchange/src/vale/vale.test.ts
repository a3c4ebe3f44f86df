import { defaultLimits, encodeUtf8, readZip, writeZip } from "@housestyle/files";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { StyleGuideRow } from "../table/style-guide-row.ts";
import { plainEntry } from "../testing/plain-entry.ts";
import { anyLine, anyRule, anyText } from "../testing/rows.ts";
import { finiteWords } from "./finite-words.ts";
import { phraseOfToken, tokenOfPhrase } from "./phrase-token.ts";
import { readStyleGuide } from "./read-style-guide.ts";
import { writeStyleGuide } from "./write-style-guide.ts";

const rule = (text: string) => readStyleGuide(encodeUtf8(text), { fileName: "Acme/Rule.yml" });
const zip = (files: Record<string, string>) =>
  writeZip(new Map(Object.entries(files).map(([name, text]) => [name, encodeUtf8(text)])));
const said = (text: string) => rule(text).problems.map(({ line, name, message }) => [line, name, message]);
const brief = (text: string) => rule(text).rows.map(({ row }) => [row.Match, row.IsRegex, row.Replace, row.Message]);

describe("rules of Vale", () => {
  test("substitution: phrases, expressions, slots in the message", () => {
    const text = `
extends: substitution
message: "Prefer '%s' over '%s'."
link: https://example.org/words
level: error
ignorecase: true
swap:
  utilise: use
  e\\.g\\.: for example|such as
  colou?r(s)?: shade
`;
    expect(brief(text)).toEqual([
      ["utilise", false, "use", "Prefer 'use' over 'utilise'."],
      ["e.g.", false, "for example|such as", "Prefer 'for example or such as' over 'e.g.'."],
      ["\\b(?:colou?r(s)?)\\b", true, "shade", "Prefer 'shade' over this."],
    ]);
    expect(rule(text).rows[0]).toMatchObject({
      line: 8,
      row: { Name: "Rule", Severity: "error", CaseSensitive: false, Url: "https://example.org/words", IsEnabled: true },
    });
  });

  test("existence: tokens, raw, what is offered instead", () => {
    expect(
      brief("extends: existence\nmessage: Avoid '%s'.\ntokens:\n  - very\n  - 'un\\w*'\n  - '\\bok\\d'\n"),
    ).toEqual([
      ["very", false, "", ""],
      ["un*", false, "", ""],
      ["\\b(?:\\bok\\d)\\b", true, "", ""],
    ]);
    const raw =
      "extends: existence\nmessage: No.\nnonword: true\nraw:\n  - '\\s'\ntokens: ['!', '\\?']\naction: {name: replace, params: [a, b]}\n";
    expect(brief(raw)).toEqual([["\\s(?:!|\\?)", true, "a|b", "No."]]);
  });

  test("exceptions leave out what they name, and switch off what they cannot be kept for", () => {
    const text = "extends: existence\nmessage: No.\ntokens: [foo, bar, 'ba(t|r)', 'x\\w+']\nexceptions: [BAR, 'q+']\n";
    expect(rule(text).rows.map(({ row }) => [row.Match, row.IsEnabled])).toEqual([
      ["foo", true],
      ["bat", true],
      ["\\b(?:x\\w+)\\b", false],
    ]);
    expect(said(text)).toEqual([
      [
        3,
        "Rule",
        "“\\b(?:x\\w+)\\b” was imported but turned off because its exceptions are not supported and it would flag too much without them.",
      ],
    ]);
  });

  test("occurrence, repetition and consistency as far as they can be kept", () => {
    expect(brief("extends: occurrence\nmessage: No.\nscope: sentence\nmax: 2\ntoken: '\\b(\\w+)\\b'\n")).toEqual([
      ["(?:(?:\\b(\\w+)\\b)[^.!?]*?){2}(?:\\b(\\w+)\\b)", true, "", "No."],
    ]);
    expect(brief("extends: repetition\nmessage: No.\ntokens: ['(the|a)']\n")).toEqual([
      ["\\bthe\\s+the\\b", true, "the", "No."],
      ["\\ba\\s+a\\b", true, "a", "No."],
    ]);
    expect(brief("extends: consistency\nmessage: No.\neither:\n  advisor: adviser\n")).toEqual([
      ["\\b(?:advisor)\\b[\\s\\S]*\\b(?:adviser)\\b|\\b(?:adviser)\\b[\\s\\S]*\\b(?:advisor)\\b", true, "", "No."],
    ]);
  });

  test.each([
    [
      "back-references",
      "extends: existence\nmessage: No.\ntokens: ['(a)\\1', 'ok']\n",
      "“(a)\\1” cannot be used: it uses backreferences.",
    ],
    [
      "lookaround beside endless nothing",
      "extends: existence\nmessage: No.\ntokens: ['(?:a?)*(?=b)', 'ok']\n",
      "“(?:a?)*(?=b)” cannot be used: it combines lookaround with a long pattern or with repeats of an empty match.",
    ],
    ["a syntax error", "extends: existence\nmessage: No.\ntokens: ['(']\n", "“(” cannot be used: it is not valid."],
    [
      "too many repetitions",
      "extends: occurrence\nmessage: No.\nmax: 2000\ntoken: foo\n",
      "It cannot be used: it has too many repetitions.",
    ],
    [
      "a missing group",
      "extends: substitution\nmessage: No.\nswap: {'x+': $2}\n",
      "“x+” cannot be used: its replacement refers to a group that does not exist.",
    ],
    ["a script", "extends: script\nmessage: No.\nscript: x\n", "Script rules are never run and cannot be imported."],
    ["another kind", "extends: metric\nmessage: No.\n", "Rules of type “metric” cannot be imported."],
    [
      "a least number",
      "extends: occurrence\nmessage: No.\nmin: 1\ntoken: x\n",
      "It sets a minimum, but only maximums are supported.",
    ],
    [
      "any doubled word",
      "extends: repetition\nmessage: No.\ntokens: ['[^\\s]+']\n",
      "It finds repeated words, which Housestyle already flags.",
    ],
    [
      "tokens that could be cut",
      "extends: occurrence\nmessage: No.\nmax: 1\ntoken: '\\w+'\n",
      "Finding what it counts would take too long.",
    ],
    ["nothing to look for", "extends: existence\nmessage: No.\n", "This rule has nothing to find."],
  ])("%s is named with its reason", (_, text, message) => {
    expect(said(text).map((each) => each[2])).toEqual([message]);
  });

  test("a rule for headings alone comes switched off", () => {
    expect(rule("extends: existence\nmessage: No.\nscope: heading\ntokens: [foo]\n").rows[0]?.row.IsEnabled).toBe(
      false,
    );
  });
});

test("a zip of styles: rules by folder, settings, vocabularies, and every file that is left", () => {
  const reading = readStyleGuide(
    zip({
      ".vale.ini": "StylesPath = styles\n[*]\nBasedOnStyles = Acme\nAcme.Off = NO\nAcme.Loud = error\n",
      "styles/Acme/Off.yml": "extends: existence\nmessage: No.\ntokens: [foo]\n",
      "styles/Acme/Loud.yml": "extends: existence\nmessage: No.\nlevel: suggestion\ntokens: [bar]\n",
      "styles/Acme/Bad.yml": "extends: [\n",
      "styles/Acme/Alias.yml": "extends: &a existence\nmessage: *a\n",
      "styles/Acme/run.tengo": "x",
      "styles/Acme/README.md": "hello",
      "styles/more.zip": "PK",
      "styles/config/vocabularies/Base/accept.txt":
        "# ours\nHousestyle\n[Pp]refix(es)?\n(?i)api\n\\w+ish\n(\\w)\\1ly\n",
      "styles/config/vocabularies/Base/reject.txt": "irregardless\n",
    }),
  );
  expect(reading.rows.map(({ row }) => [row.Guide, row.Name, row.IsEnabled, row.Severity])).toEqual([
    ["Acme", "Off", false, "warning"],
    ["Acme", "Loud", true, "error"],
  ]);
  expect(reading.dictionary.filter(({ row }) => row.IsRegex).map(({ row }) => row.Word)).toEqual(["\\w+ish"]);
  expect(reading.dictionary.map(({ row }) => [row.Word, row.CaseSensitive])).toEqual([
    ["Housestyle", true],
    ["Prefixes", true],
    ["Prefix", true],
    ["prefixes", true],
    ["prefix", true],
    ["api", false],
    ["\\w+ish", true],
  ]);
  expect(reading.terms.map(({ row }) => [row.Text, row.Status])).toEqual([["irregardless", "Deprecated"]]);
  expect(reading.problems.map(({ name }) => name).toSorted()).toEqual([
    "styles/Acme/Alias.yml",
    "styles/Acme/Bad.yml",
    "styles/Acme/run.tengo",
    "styles/config/vocabularies/Base/accept.txt: (\\w)\\1ly",
    "styles/more.zip",
  ]);
});

const row: StyleGuideRow = {
  Guide: "Acme",
  Name: "Words",
  Match: "utilise",
  Replace: "use",
  WrongSentence: "",
  RightSentence: "",
  Message: "",
  IsEnabled: true,
  CaseSensitive: false,
  IsRegex: false,
  Severity: "warning",
  Category: "",
  Url: "",
  IncludeContext: [],
  ExcludeContext: [],
};

test("rules that differ in nothing but their words share a file, messages that name them included", () => {
  const rows = ["utilise", "leverage"].map((Match) => ({ ...row, Match, Message: `Write “use”, not “${Match}”.` }));
  const { bytes, problems, lost } = writeStyleGuide(
    [...rows, { ...row, Name: "Off", Replace: "", IsEnabled: false }],
    "vale",
  );
  expect([problems, lost]).toEqual([[], []]);
  const files = readZip(bytes, defaultLimits, () => true);
  expect(files.map(({ name }) => name)).toEqual([".vale.ini", "styles/Acme/Words.yml", "styles/Acme/Off.yml"]);
  expect(new TextDecoder().decode(files[1]?.bytes)).toBe(
    "extends: substitution\nmessage: 'Write “%s”, not “%s”.'\nlevel: warning\nignorecase: true\nswap:\n  'utilise': 'use'\n  'leverage': 'use'\n",
  );
  expect(new TextDecoder().decode(files[0]?.bytes)).toContain("\nAcme.Off = NO\n");
});

test("an expression between slashes is one, whatever else the rule says", () => {
  const { bytes } = writeStyleGuide([{ ...row, Match: "/colou?r/i", CaseSensitive: true }], "vale");
  expect(readStyleGuide(bytes).rows[0]?.row).toMatchObject({ Match: "colou?r", IsRegex: true, CaseSensitive: false });
});

test("a vocabulary goes out and comes back", () => {
  const { bytes } = writeStyleGuide([], "vale", {
    dictionary: [
      { ...plainEntry, Word: "C++", CaseSensitive: true },
      { ...plainEntry, Word: "api" },
    ],
  });
  expect(readStyleGuide(bytes).dictionary.map(({ row: { Word, CaseSensitive } }) => [Word, CaseSensitive])).toEqual([
    ["C++", true],
    ["api", false],
  ]);
});

const patterns = fc.constantFrom("colou?r", "\\bfoo\\b", "(a|b)+", "x{2,3}", "--", "[^a-z]", "a\\.b", " ");
const ours = fc
  .tuple(
    anyRule,
    fc.constantFrom("Acme", "acme", "Other", "config"),
    fc.constantFrom("Words", "words", "Phrases"),
    patterns,
  )
  .map(([some, Guide, Name, pattern]) => ({
    ...some,
    Guide,
    Name,
    Match: some.IsRegex ? pattern : some.Match.replaceAll("/", ":"),
  }));

test("what Vale can say comes back from it", () => {
  holds(
    fc.property(fc.array(ours, { maxLength: 6 }), (rows) => {
      const { bytes, problems, lost } = writeStyleGuide(rows, "vale");
      const back = readStyleGuide(bytes);
      expect(back.problems).toEqual([]);
      expect(back.rows.length + problems.length).toBe(rows.length);
      if (problems.length > 0) return;
      const held = ({
        Match,
        Replace,
        Message,
        Severity,
        IsRegex,
        IsEnabled,
        Url,
        Guide,
        Name,
        CaseSensitive,
      }: StyleGuideRow) =>
        JSON.stringify([
          [Match, Replace, Message, Severity, IsRegex, IsEnabled, Url, CaseSensitive],
          lost.includes("Guide") ? "" : Guide,
          lost.includes("Name") ? "" : Name,
        ]);
      expect(back.rows.map((each) => held(each.row)).toSorted()).toEqual(rows.map(held).toSorted());
    }),
    { numRuns: 300 },
  );
});

test("every phrase comes back from its token", () => {
  holds(
    fc.property(
      anyText(12).filter((text) => text.trim() !== ""),
      (phrase) => {
        const { token, nonword } = tokenOfPhrase(phrase);
        expect(phraseOfToken(token, nonword)).toBe(phrase);
      },
    ),
  );
});

test("a small pattern stands for its words, and a large one for none", () => {
  expect(finiteWords("[Tt]eam(s|mate)?")?.words).toEqual(["Teams", "Teammate", "Team", "teams", "teammate", "team"]);
  for (const pattern of [
    "a+",
    "a.",
    "a*",
    "[a-z]",
    "[^a]",
    "(?=a)",
    "\\d",
    "a{2}",
    "^a",
    "a?",
    "",
    "(",
    ")",
    "[",
    "(a|b|c|d)".repeat(9),
  ]) {
    expect(finiteWords(pattern)).toBeUndefined();
  }
  holds(fc.property(anyLine(30), (pattern) => void finiteWords(pattern)));
});

test.each([
  ['<?xml version="1.0"?><rules lang="en"><category id="X" name="House"/></rules>', /LanguageTool XML rules/],
  ["version: 1\nrules:\n  - expected: login\n    pattern: /log-in/\n", /prh rules/],
])("rules of other tools are named: %#", (text, sentence) => {
  expect(() => readStyleGuide(encodeUtf8(text))).toThrow(sentence);
});
