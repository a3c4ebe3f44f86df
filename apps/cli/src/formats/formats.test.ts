import { expect, test } from "vitest";
import type { FileResult, LocatedFinding } from "../check/file-result.ts";
import type { OutputFormat } from "../options.ts";
import { written } from "./index.ts";

const found = (line: number, words: string, other: Partial<LocatedFinding["finding"]> = {}): LocatedFinding => ({
  finding: {
    ...{ start: 8, end: 8 + words.length, text: words, ruleId: "grammar/a-or-an", kind: "grammar", level: "error" },
    ...{ message: "Use “an” before “apple”, which starts with a vowel sound.", suggestions: ["an"], sure: true },
    ...other,
  },
  from: { line, column: 9 },
  to: { line, column: 9 + words.length },
  sentence: "She ate a apple.",
});
const hint = found(7, "very,\n50%", {
  ruleId: "house/1",
  level: "hint",
  message: "<Odd> & “50%”:\n\u0001",
  suggestions: [""],
});
const outcomes: readonly FileResult[] = [
  {
    name: "docs/b c.md",
    fixes: 0,
    notes: [],
    failOn: "warning",
    findings: [found(2, "a"), { ...hint, to: { line: 8, column: 4 } }],
  },
  { name: "docs/good.md", fixes: 0, notes: [], failOn: "warning", findings: [] },
];
const rules = [
  { id: "grammar/a-or-an", title: "A or an", explain: "Why.", kind: "grammar", level: "error", examples: [] },
] as const;
const write = (output: OutputFormat, env = {}, of = outcomes, server?: string) =>
  written(output, { outcomes: of, rules, version: "1.2.3", server, review }, { cwd: "/top/inner", env });
const review = { linesOf: () => [], known: "", most: 20 };

test("GitHub is told in commands, with what would end one escaped, and places seen from its checkout", () => {
  expect(write("github", { GITHUB_WORKSPACE: "/top" })).toBe(
    "::error file=inner/docs/b c.md,line=2,endLine=2,col=9,endColumn=10,title=grammar/a-or-an::Use “an” before “apple”, which starts with a vowel sound. → an\n" +
      "::notice file=inner/docs/b c.md,line=7,endLine=8,title=house/1::<Odd> & “50%25”:%0A\u0001 → (delete)\n",
  );
  expect(write("github")).toContain("file=docs/b c.md,");
});

test("GitLab's report has a fingerprint of its own for each, which does not know the line", () => {
  const [outcome] = outcomes;
  if (!outcome) throw new Error("There is none.");
  const read = (lines: number[]) =>
    JSON.parse(write("gitlab", {}, [{ ...outcome, findings: lines.map((line) => found(line, "a")) }]));
  const [first, second] = read([2, 5]);
  expect(first).toMatchObject({
    ...{
      description: "Use “an” before “apple”, which starts with a vowel sound. → an",
      check_name: "grammar/a-or-an",
      severity: "major",
    },
    location: { path: "docs/b c.md", lines: { begin: 2, end: 2 } },
  });
  expect(second.fingerprint).not.toBe(first.fingerprint);
  expect(read([20, 25]).map(({ fingerprint }: { fingerprint: string }) => fingerprint)).toEqual([
    first.fingerprint,
    second.fingerprint,
  ]);
});

test("SARIF names files as addresses, and rules by their places where they have one", () => {
  const [{ results, tool }] = JSON.parse(write("sarif")).runs;
  expect(tool.driver).toMatchObject({ version: "1.2.3", rules: [{ id: "grammar/a-or-an" }] });
  expect(results[0]).toMatchObject({
    ruleIndex: 0,
    locations: [{ physicalLocation: { artifactLocation: { uri: "docs/b%20c.md" }, region: { startLine: 2 } } }],
  });
  expect(results[1]).not.toHaveProperty("ruleIndex");
  expect(results[1].partialFingerprints["housestyle/v1"]).toMatch(/^[0-9a-f]{32}$/);
});

test("SARIF links to the page of a rule on the server that is named, and to none without", () => {
  const rule = (server?: string) => JSON.parse(write("sarif", {}, outcomes, server)).runs[0].tool.driver.rules[0];
  expect(rule("https://style.example/")).toMatchObject({ helpUri: "https://style.example/rules/grammar/a-or-an" });
  expect(rule()).not.toHaveProperty("helpUri");
});

test("JUnit has a case for each finding, a failure where it is one, and a passed case for a good file", () => {
  expect(write("junit")).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<testsuites name="Housestyle" tests="3" failures="1" errors="0">
  <testsuite name="docs/b c.md" tests="2" failures="1" errors="0">
    <testcase classname="docs/b c.md" name="grammar/a-or-an 2:9" file="docs/b c.md" line="2">
      <failure message="2:9: Use “an” before “apple”, which starts with a vowel sound. → an" type="error"/>
    </testcase>
    <testcase classname="docs/b c.md" name="house/1 7:9" file="docs/b c.md" line="7">
      <properties>
        <property name="hint" value="7:9: &lt;Odd&gt; &amp; “50%”:&#10;\uFFFD → (delete)"/>
      </properties>
    </testcase>
  </testsuite>
  <testsuite name="docs/good.md" tests="1" failures="0" errors="0">
    <testcase classname="docs/good.md" name="docs/good.md" file="docs/good.md"/>
  </testsuite>
</testsuites>
`);
});

test("Checkstyle names each file, and what was found in it", () => {
  expect(write("checkstyle")).toBe(`<?xml version="1.0" encoding="UTF-8"?>
<checkstyle version="4.3">
  <file name="docs/b c.md">
    <error line="2" column="9" severity="error" message="Use “an” before “apple”, which starts with a vowel sound. → an" source="grammar/a-or-an"/>
    <error line="7" column="9" severity="info" message="&lt;Odd&gt; &amp; “50%”:&#10;\uFFFD → (delete)" source="house/1"/>
  </file>
  <file name="docs/good.md"/>
</checkstyle>
`);
});

/** Writes a review of the first file, whose lines are given. */
const reviewed = (output: OutputFormat, lines: readonly string[], given: Partial<typeof review> = {}, of = outcomes) =>
  JSON.parse(
    written(
      output,
      {
        outcomes: of,
        rules,
        version: "1.2.3",
        review: { ...review, linesOf: (i) => (i === 0 ? lines : []), ...given },
      },
      { cwd: "/top/inner", env: { GITHUB_WORKSPACE: "/top" } },
    ),
  );
const text = ["", "She ate a apple, `and` more.", "", "", "", "", "He is a very,", "50% of it"];

test("a review of GitHub has the changed lines as suggestions, the gravest first", () => {
  const { event, body, comments } = reviewed("github-review", text);
  expect([event, body]).toEqual(["COMMENT", "Housestyle has 2 suggestions."]);
  expect(comments[0]).toMatchObject({ path: "inner/docs/b c.md", line: 2, side: "RIGHT" });
  expect(comments[0].body).toMatch(
    /^Use “an” before “apple”, which starts with a vowel sound\.\n\n```suggestion\nShe ate an apple, `and` more\.\n```\n\n<!-- housestyle:[0-9a-f]{32} -->$/,
  );
  expect(comments[1]).toMatchObject({ start_line: 7, start_side: "RIGHT", line: 8, side: "RIGHT" });
  expect(comments[1].body).toContain("```suggestion\nHe is a  of it\n```");
});

test("a review says nothing twice and no more than is wanted", () => {
  const [first] = reviewed("github-review", text).comments;
  const known = JSON.stringify([{ body: first.body }]);
  expect(reviewed("github-review", text, { known }).comments).toHaveLength(1);
  const short = reviewed("github-review", text, { most: 1 });
  expect(short.comments).toEqual([first]);
  expect(short.body).toBe("Housestyle has one suggestion. One more is in the log.");
});

test("where the words are not on the lines, the suggestion stays a sentence", () => {
  const [first] = reviewed("github-review", ["", "She had it.", "", "", "", "", "", ""]).comments;
  expect(first.body).toMatch(/ sound\. → an\n\n<!-- /);
  expect(reviewed("github-review", []).comments).toEqual([]);
});

test("a comment calls nobody and holds no tags, whatever the text says", () => {
  const [outcome] = outcomes;
  const message = "<img src=x> @everyone & more";
  const only = [{ ...outcome, findings: [found(2, "a", { message, suggestions: [] })] }] as FileResult[];
  const [first] = reviewed("github-review", text, {}, only).comments;
  expect(first.body).toMatch(/^&lt;img src=x> @\u200beveryone &amp; more\n\n<!-- /);
});

test("code in a line gets a longer fence, and GitLab counts the lines before", () => {
  const quoted = ["", "```a a apple", "", "", "", "", "He is a very,", "50% of it"];
  const [outcome] = outcomes;
  const only = [{ ...outcome, findings: [found(2, "a", { suggestions: ["an", "the"] })] }] as FileResult[];
  const threads = reviewed("gitlab-review", ["", "```ab c a apple"], {}, only);
  expect(threads[0].body).toContain("sound. Or “the”.\n\n````suggestion:-0+0\n```ab c an apple\n````");
  expect(threads[0].position).toEqual({
    ...{ position_type: "text", old_path: "inner/docs/b c.md", new_path: "inner/docs/b c.md", new_line: 2 },
  });
  expect(reviewed("gitlab-review", quoted)[1].body).toContain("suggestion:-1+0");
});
