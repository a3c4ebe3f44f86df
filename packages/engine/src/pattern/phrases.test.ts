import { readdirSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { rules } from "../rules/index.ts";
import { templates } from "../templates/index.ts";
import { testAssets } from "../testing/run-rule.ts";
import { compile } from "./compile.ts";
import { openPhrases } from "./phrases.ts";

const packed = `@clarity/one
# Written by us.
find\tinstead
a lot of\tmany | much
needless to say ,\t(nothing)
# more
at the end of the day
@style/two
find
in  [a] nutshell
@style/two.lists
find	instead	level
of note		picky
to start with	first	picky
`;

test("a row says what to write, that nothing is to be, only what is flagged, or who wants to hear it; tables add up", () => {
  const phrases = openPhrases(packed);
  expect(phrases.ids.map((id) => [id, phrases.rowsOf(id)])).toEqual([
    [
      "clarity/one",
      [
        { match: "a lot of", replace: ["many", "much"] },
        { match: "needless to say ,", replace: [""] },
        { match: "at the end of the day" },
      ],
    ],
    [
      "style/two",
      [
        { match: "in  [a] nutshell" },
        { match: "of note", picky: true },
        { match: "to start with", replace: ["first"], picky: true },
      ],
    ],
  ]);
});

test("a page that is no table is refused", () => {
  expect(() => openPhrases("<!doctype html><p>Not found</p>")).toThrow("not phrase tables");
});

const folder = new URL("../../../lexicon/data/phrases/", import.meta.url);
const isRow = (line: string): boolean => line.trim() !== "" && !line.startsWith("#");

/** How many rows stand in the files of a table, but for the first of each, which names the columns. */
const rowsWritten = (id: string): number =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((path) => path.endsWith(".tsv") && path.replace(/\..*/, "") === id)
    .map((path) => readFileSync(new URL(path, folder), "utf8").split("\n").filter(isRow).length - 1)
    .reduce((sum, rows) => sum + rows, 0);

test("every table belongs to whoever asks for it, all that ask have one, and every row can be read", () => {
  const { phrases } = testAssets();
  const asked = [
    ...rules.flatMap((rule) => (rule.phrases ? [rule.id] : [])),
    ...templates.flatMap((template) => template.phrases ?? []),
  ];
  expect([...phrases.ids].sort()).toEqual(asked.sort());
  for (const { key, phrases: own = [] } of templates)
    for (const id of own) expect(`${id}/`).toContain(`template/${key}/`);
  for (const id of phrases.ids) {
    const rows = phrases.rowsOf(id);
    expect(rows.length, id).toBeGreaterThan(0);
    expect(rows.length, id).toBe(rowsWritten(id));
    for (const { match, replace = [] } of rows) {
      expect(() => compile(match), `${id}: ${match}`).not.toThrow();
      expect(match, id).toBe(match.trim());
      expect(new Set(replace).size, `${id}: ${match}`).toBe(replace.length);
    }
    expect(new Set(rows.map(({ match }) => match)).size, id).toBe(rows.length);
  }
});
