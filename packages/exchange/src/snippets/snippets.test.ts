import { encodeUtf8 } from "@housestyle/files";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import type { SnippetRow } from "../table/snippet-row.ts";
import { anySnippet, anySnippetText, someLine } from "../testing/rows.ts";
import { piecesOf, sameText } from "./placeholder.ts";
import { readSnippets } from "./read-snippets.ts";
import { writeSnippets } from "./write-snippets.ts";

const read = (text: string, fileName?: string) => readSnippets(encodeUtf8(text), { fileName });
const shown = (text: string, fileName?: string) =>
  read(text, fileName).rows.map(({ row }) => [row.Shortcut, row.Name, row.Text]);

const espanso = `
global_vars:
  - name: today
    type: date
    params: { format: "%d.%m.%Y", offset: 604800 }
matches:
  # a comment
  - trigger: ":sig"
    label: Signature
    replace: |
      Best wishes,
      Ann $|$
    search_terms: [bye, regards]
  - triggers: [":br", ";br"]
    replace: 'by {{today}} {{clip}} \\{\\{sic\\}\\} {{unknown}}'
    vars:
      - { name: clip, type: clipboard }
  - trigger: ":ask"
    form: "Dear [[name]], [[tone]]"
    form_fields:
      name: { default: Ann }
      tone: { type: choice, values: [warm, cool] }
  - trigger: ":all"
    replace: "{{s}} {{e}} {{c}}"
    vars:
      - { name: s, type: match, params: { trigger: ":sig" } }
      - { name: e, type: echo, params: { echo: hey } }
      - { name: c, type: choice, params: { values: [a, b] } }
  - trigger: ":html"
    html: "<p>Hi &amp; <b>bye</b></p>"
  - trigger: ":run"
    replace: "{{out}}"
    vars:
      - { name: out, type: shell, params: { cmd: "rm -rf /" } }
  - trigger: ":time"
    replace: "{{t}}"
    vars:
      - { name: t, type: date, params: { format: "%H:%M" } }
  - regex: ":hi(?P<name>.*)\\\\."
    replace: "x"
  - trigger: ":cat"
    image_path: "/cat.png"
`;

test("espanso's matches come in with their places to fill", () => {
  expect(shown(espanso, "match/mail.yml")).toEqual([
    ["sig", "Signature", "Best wishes,\nAnn {{cursor}}\n"],
    ["br", "br", "by {{date+7}} {{clipboard}} {{sic}} {{unknown}}"],
    [";br", ";br", "by {{date+7}} {{clipboard}} {{sic}} {{unknown}}"],
    ["ask", "ask", "Dear {{field:name=Ann}}, {{choice:tone=warm|cool}}"],
    ["all", "all", "{{snippet:Signature}} hey {{choice:c=a|b}}"],
    ["html", "html", "Hi & bye"],
  ]);
  const [first] = read(espanso, "match/mail.yml").rows;
  expect(first).toMatchObject({ line: 8, row: { Folder: "mail", Tags: ["bye", "regards"] } });
  expect(read(espanso).rows.at(-1)?.row.Html).toBe("<p>Hi &amp; <b>bye</b></p>");
});

test("between places to fill there are words or nothing", () => {
  expect(piecesOf("{{cursor}}{{clipboard}}")).toEqual([{ kind: "cursor" }, { kind: "clipboard" }]);
  expect([piecesOf(""), piecesOf("a{{cursor}}b").length]).toEqual([[], 3]);
});

test("a trigger that is nothing but a colon stays one", () => {
  expect(shown('matches:\n  - { trigger: ":", replace: "x" }\n')).toEqual([[":", ":", "x"]]);
});

test("what espanso would run, draw or guess is named and not imported", () => {
  expect(read(espanso).problems.map(({ name, message }) => [name, message])).toEqual([
    [":br", "The date will use the default format instead of its own."],
    [":run", "It inserts the result of a “shell”, which cannot be imported."],
    [":time", "It inserts a time, but only dates are supported."],
    [":hi(?P<name>.*)\\.", "It has no trigger that can be used as a shortcut."],
    [":cat", "It inserts an image, but only text can be imported."],
  ]);
});

const textExpander = [
  'sig,"Best wishes,\nAnn %|",Signature',
  'dd,"%m/%d/%Y and %@+7D%Y-%m-%d, %clipboard",',
  '"\'=x","Dear %filltext:name=Name:default=Ann%, %fillpopup:name=Tone:default=warm:cool% %snippet:sig%",Letter',
  "key,%key:enter%,Enter",
  "time,%H:%M,Time",
  "pct,100% sure,Sure",
].join("\r\n");

test("TextExpander's snippets come in with their places to fill", () => {
  expect(shown(textExpander)).toEqual([
    ["sig", "Signature", "Best wishes,\nAnn {{cursor}}"],
    ["dd", "dd", "{{date}} and {{date+7}}, {{clipboard}}"],
    ["=x", "Letter", "Dear {{field:Name=Ann}}, {{choice:Tone=warm|cool}} {{snippet:Signature}}"],
    ["pct", "Sure", "100% sure"],
  ]);
  expect(read(textExpander).problems.map(({ line, name, message }) => [line, name, message])).toEqual([
    [3, "dd", "The date will use the default format instead of its own."],
    [5, "Enter", "It contains “%key”, which is not supported."],
    [6, "Time", "It contains “%H:%M”, which is not supported."],
  ]);
});

test("CSV that names its columns is read as such", () => {
  expect(shown("Shortcut,Content,Folder\nsig,%| {{cursor}},Mail\n")).toEqual([["sig", "", "%| {{cursor}}"]]);
});

const snippet = (more: Partial<SnippetRow>): SnippetRow => ({
  Folder: "",
  Name: "Signature",
  Text: "Ann",
  Html: null,
  Shortcut: "sig",
  Description: "",
  Language: "",
  Tags: [],
  ...more,
});

/** One snippet named sig that others may insert, and some that may. */
const snippets = fc
  .array(fc.tuple(anySnippet, anySnippetText, someLine(6), fc.boolean()), { maxLength: 5 })
  .map((some) => [
    snippet({ Name: "sig" }),
    ...some.map(([row, Text, Shortcut, wild], i) =>
      wild ? row : { ...row, Name: `Name ${i}`, Text, Shortcut: `${Shortcut.replace(/\s/g, "")}${i}` },
    ),
  ]);

test.each(["espanso", "textexpander"] as const)("what %s can say comes back from it", (format) => {
  holds(
    fc.property(snippets, (rows) => {
      const { bytes, problems } = writeSnippets(rows, format);
      const back = readSnippets(bytes, { format });
      expect(back.problems).toEqual([]);
      expect(back.rows.length + problems.length).toBe(rows.length);
      const kept = rows.filter(({ Name, Shortcut }) =>
        back.rows.some(({ row }) => row.Shortcut === Shortcut && (Name === "" || row.Name === Name)),
      );
      expect(kept.length).toBe(back.rows.length);
      for (const [i, { row }] of back.rows.entries()) {
        expect(row.Shortcut).toBe(kept[i]?.Shortcut);
        expect(row.Name).toBe(kept[i]?.Name || row.Shortcut);
        expect(sameText(row.Text, kept[i]?.Text ?? "")).toBe(true);
        if (format === "espanso") expect(row.Tags).toEqual(kept[i]?.Tags);
      }
    }),
    { numRuns: 200 },
  );
});

test("every placeholder of ours has a counterpart in both", () => {
  const Text =
    "{{cursor}} {{clipboard}} {{date}} {{date-30}} {{field:Your name=Ann}} {{choice:Tone=a|b}} {{snippet:sig}}";
  for (const format of ["espanso", "textexpander"] as const) {
    const rows = [snippet({ Name: "sig" }), snippet({ Text, Shortcut: "all", Name: "all" })];
    const { bytes, problems } = writeSnippets(rows, format);
    expect(problems).toEqual([]);
    expect(readSnippets(bytes, { format }).rows[1]?.row.Text).toBe(Text);
  }
});

test("a snippet that cannot go takes those with it that insert it, and all are named", () => {
  const rows = [snippet({ Shortcut: null }), snippet({ Name: "b", Shortcut: "b", Text: "{{snippet:Signature}}" })];
  expect(writeSnippets(rows, "espanso").problems.map(({ name }) => name)).toEqual(["Signature", "b"]);
  const twice = writeSnippets([snippet({ Text: "{{cursor}}{{cursor}}" })], "espanso");
  expect(twice.problems.map(({ message }) => message)).toEqual(["espanso would misinterpret its text or shortcut."]);
});
