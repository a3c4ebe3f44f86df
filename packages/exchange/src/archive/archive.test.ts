import { encodeUtf8, writeZip } from "@housestyle/files";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { anyEntry, anyLine, anyRule, anySnippet, anyTerm, anyText, someLine } from "../testing/rows.ts";
import { readArchive } from "./read-archive.ts";
import { writeArchive } from "./write-archive.ts";

const collection = fc.record({
  Name: someLine(),
  Description: anyText(),
  Language: anyLine(),
  IsEnabled: fc.boolean(),
});
const team = fc.record(
  {
    Dictionary: fc.array(anyEntry),
    StyleGuides: fc.array(collection),
    StyleGuideItems: fc.array(anyRule),
    SimpleStyleGuide: fc.array(
      fc.record({ StyleGuideTemplateId: someLine(), IsSelected: fc.boolean(), Config: fc.jsonValue({ maxDepth: 5 }) }),
    ),
    TermBases: fc.array(collection),
    Terms: fc.array(anyTerm),
    SnippetFolders: fc.array(fc.record({ Name: someLine(), Description: anyText() })),
    Snippets: fc.array(anySnippet),
  },
  { requiredKeys: [] },
);

test("a whole team comes back from its archive, and a part that was not written is not there", () => {
  holds(
    fc.property(team, (written) => {
      const all = JSON.parse(JSON.stringify(written), (key, value) => (key === "__proto__" ? undefined : value));
      const { bytes, problems } = writeArchive(all, { createdOn: "2026-01-02" });
      expect(problems).toEqual([]);
      const back = readArchive(bytes);
      expect(back.problems).toEqual([]);
      expect(back.createdOn).toBe("2026-01-02");
      const rows = Object.entries(back.parts).map(([part, list]) => [
        part,
        list.map((each) => ("row" in each ? each.row : each)),
      ]);
      expect(Object.fromEntries(rows)).toEqual(all);
    }),
    { numRuns: 60 },
  );
});

test("the same team makes the same bytes", () => {
  expect(writeArchive({ Dictionary: [] }).bytes).toEqual(writeArchive({ Dictionary: [] }).bytes);
});

const zip = (files: Record<string, string>) =>
  writeZip(new Map(Object.entries(files).map(([name, text]) => [name, encodeUtf8(text)])));
const manifest = '{"Format":"housestyle-team","Version":1}';

test("another zip, a newer version and strange files are told apart", () => {
  expect(() => readArchive(zip({ "a.txt": "" }))).toThrow(/no valid manifest/);
  expect(() => readArchive(zip({ "manifest.json": "[]" }))).toThrow(/no valid manifest/);
  expect(() => readArchive(zip({ "manifest.json": manifest.replace("1", "2") }))).toThrow(/newer version/);
  const { problems, parts } = readArchive(
    zip({
      "manifest.json": manifest,
      "notes.txt": "x",
      "more.zip": "x",
      "dictionary.csv": "Word\nfoo\n",
      "simple-style-guide.json": '[{"IsSelected":true},{"StyleGuideTemplateId":7,"IsSelected":true}]',
    }),
  );
  expect(problems.map(({ name, message }) => [name, message])).toEqual([
    ["notes.txt", "Unknown file, skipped."],
    ["more.zip", "Archives inside archives are not supported."],
    ["simple-style-guide.json: 1", "This option is not in the right format."],
  ]);
  expect(parts.Dictionary?.map(({ row }) => row.Word)).toEqual(["foo"]);
  expect(parts.SimpleStyleGuide).toEqual([{ StyleGuideTemplateId: "7", IsSelected: true, Config: null }]);
  expect(parts.Terms).toBeUndefined();
});
