import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { changeFiles } from "./change-files.ts";
import { editFile } from "./edit-file.ts";
import type { SyncFields } from "./field.ts";
import { syncKinds } from "./kinds.ts";
import { parseFile } from "./parse-file.ts";
import { readFolder } from "./read-folder.ts";
import { renderFile } from "./render.ts";
import { anyEntries, anyFields } from "./testing/any-state.ts";

const kinds = Object.values(syncKinds);
const contents = fc
  .constantFrom(...kinds)
  .chain((kind) => fc.record({ kind: fc.constant(kind), fields: anyFields(kind.header), entries: anyEntries(kind) }));

const sorted = (all: readonly { readonly fields: SyncFields }[]) =>
  all.map(({ fields }) => JSON.stringify(fields)).sort();

function parsed(text: string, kind = syncKinds.guides) {
  const { file, problems } = parseFile("file.yaml", text, kind);
  expect(problems).toEqual([]);
  if (!file) throw new Error("no file");
  return file;
}

describe("files", () => {
  test("what a new file says is read back, whatever it is", () => {
    holds(
      fc.property(contents, ({ kind, fields, entries }) => {
        const text = renderFile(kind, { fields, entries: entries.map((each) => ({ fields: each })) });
        const file = parsed(text, kind);
        expect(file.fields).toEqual(fields);
        expect(sorted(file.entries)).toEqual(sorted(entries.map((each) => ({ fields: each }))));
        expect(editFile(file, { fields, changed: [], added: [], removed: [] })).toBe(text);
      }),
      { numRuns: 500 },
    );
  });

  test("any edit of any file touches only the lines of what changes", () => {
    const edit = contents.chain((each) =>
      fc.record({
        each: fc.constant(each),
        other: anyEntries(each.kind),
        header: anyFields(each.kind.header),
        fate: fc.array(fc.constantFrom("keep", "change", "remove"), { minLength: 6, maxLength: 6 }),
        eol: fc.constantFrom("\n", "\r\n"),
      }),
    );
    holds(
      fc.property(edit, ({ each: { kind, fields, entries }, other, header, fate, eol }) => {
        const plain = renderFile(kind, { fields, entries: entries.map((values) => ({ fields: values })) });
        // A comment before each entry.
        const commented = plain.replaceAll(/^ {2}- /gm, "  # a comment\n  - ");
        const file = parsed(commented.replaceAll("\n", eol), kind);
        const [first] = kind.fields;
        const name = first?.name ?? "";
        const changed = file.entries.flatMap((entry, index) => {
          const values = other[index];
          if (fate[index] !== "change" || !values) return [];
          return [
            {
              from: entry,
              to: { fields: kind.known ? { ...entry.fields } : { ...values, [name]: entry.fields[name] ?? null } },
            },
          ];
        });
        const removed = file.entries.filter((_, index) => fate[index] === "remove");
        const taken = new Set(file.entries.map((entry) => String(entry.fields[name]).toLowerCase()));
        const added = other
          .filter((values) => !taken.has(String(values[name]).toLowerCase()))
          .map((values) => ({ fields: values }));
        const text = editFile(file, { fields: header, changed, added, removed });
        if (text === undefined) return expect.unreachable("the layout is our own");
        const comments = (each: string) => each.split("# a comment").length;
        expect(comments(text)).toBe(comments(file.text));
        const linesBefore = new Set(file.text.split(eol));
        const touched = text.split(eol).filter((line) => !linesBefore.has(line));
        if (changed.length + added.length === 0 && JSON.stringify(header) === JSON.stringify(file.fields))
          expect(touched).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });

  it("keeps comments, quotes, order, and layout of everything that stays", () => {
    const before = `# Our style.
name: "House style" # the name

# Rules, by topic
rules:
  # Legal asked for this.
  - match: utilize
    replace: 'use'   # why
    includeContext:
      - in # one
      # two
      - at

  - {match: e-mail, replace: email}   # short
  - match: web site
    message: |
      One
      word.
    severity: hint
`;
    const file = parsed(before);
    const [first, second, third] = file.entries;
    if (!first || !second || !third) return expect.unreachable();
    const text = editFile(file, {
      fields: { ...file.fields, description: "New" },
      changed: [
        { from: first, to: { fields: { ...first.fields, replace: "apply", includeContext: ["in", "on"] } } },
        { from: second, to: { fields: { ...second.fields, severity: "error" } } },
        { from: third, to: { fields: { ...third.fields, severity: "warning", message: "Two: words" } } },
      ],
      added: [{ fields: { ...second.fields, match: "no", replace: "" } }],
      removed: [],
    });
    expect(text).toBe(`# Our style.
name: "House style" # the name
description: New

# Rules, by topic
rules:
  # Legal asked for this.
  - match: utilize
    replace: 'apply'   # why
    includeContext:
      - in # one
      # two
      - 'on'

  - {match: e-mail, replace: email, severity: error}   # short
  - match: web site
    message: 'Two: words'
  - match: 'no'
`);
  });

  it("adds the first entry to a list that is empty, missing, or in brackets", () => {
    const added = [{ fields: parsed("words: [x]", syncKinds.dictionary).entries[0]?.fields ?? {} }];
    const after = (text: string) => {
      const file = parsed(text, syncKinds.dictionary);
      return editFile(file, { fields: {}, changed: [], added, removed: [] });
    };
    expect(after("words: [] # none\n")).toBe("words: # none\n  - x\n");
    expect(after("words:\n# end\n")).toBe("words:\n  - x\n# end\n");
    expect(after("# only a comment")).toBe("# only a comment\nwords:\n  - x");
    expect(after("words: [a, b] # few\n")).toBe("words: [a, b, x] # few\n");
  });

  it("leaves a file alone whose layout allows no edit, and says so", () => {
    const text = "words:\n  -\n    word: a\n    note: b\n";
    const file = parsed(text, syncKinds.dictionary);
    const [entry] = file.entries;
    if (!entry) return expect.unreachable();
    const change = { fields: {}, changed: [], added: [], removed: [entry] };
    expect(editFile(file, change)).toBeUndefined();
    const difference = { ...change, ref: "dictionary", from: file, to: file, isHeaderChanged: false };
    expect(changeFiles(new Map([["dictionary", file]]), [difference])).toEqual({
      writes: new Map(),
      problems: [expect.objectContaining({ path: "file.yaml", message: expect.stringContaining("“a”") })],
    });
  });

  it("names file, line, column, and reason of every error", () => {
    const { problems } = readFolder(
      new Map([
        ["guides/a.yaml", "name: A\nrules:\n  - mtch: x\n    severity: bad\n  - match: &b y\n"],
        ["guides/b.yaml", "name: B\nrules:\n  - match: x\n  - match: x\n  - match: y\n    match: z\n"],
        ["terms/t.yaml", "description: d\nterms: text\n"],
        ["goals.yaml", "goals:\n  - goal: score\n    least: many\n  - speed\n"],
        ["dictionary.yaml", "words:\n  - a\n  - b: [\n"],
        ["notes.yaml", "anything: goes\n"],
        ["snippets/s.yaml", "name: S\nparent: none\n"],
      ]),
    );
    expect(
      problems.map(({ path, line, column, message }) => `${path}:${line}:${column}: ${message}`),
    ).toMatchInlineSnapshot(`
      [
        "guides/a.yaml:5:15: Anchors, aliases, and tags (& * !) are not supported.",
        "guides/b.yaml:6:5: “match” appears twice here.",
        "terms/t.yaml:1:1: “name” is missing.",
        "terms/t.yaml:2:8: “terms” must be a list.",
        "goals.yaml:3:12: “least” must be a number.",
        "goals.yaml:4:5: “goal” must be spelling, grammar, team, score, averageSentence, longestSentence, variety, passive, glue, pronouns, initialPronouns, transitions, paragraph, weScore, grade, consistency, or acronyms.",
        "dictionary.yaml:4:1: This is not valid YAML: Flow sequence in block collection must be sufficiently indented and end with a ]",
      ]
    `);
  });

  it("knows folders in folders, and those that would be inside themselves", () => {
    const folder = (parent: string) => `name: F\nparent: ${parent}\n`;
    const read = (a: string, b: string) =>
      readFolder(
        new Map([
          ["snippets/a.yaml", folder(a)],
          ["snippets/b.yaml", folder(b)],
        ]),
      ).problems.map(({ message }) => message);
    expect(read("''", "a")).toEqual([]);
    expect(read("b", "a")).toEqual(["This folder would be inside itself.", "This folder would be inside itself."]);
    expect(read("''", "c")).toEqual([expect.stringContaining("there is no snippets/c.yaml")]);
  });
});
