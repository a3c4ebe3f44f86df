import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { sharedServer } from "../testing/shared-server.ts";
import { download, upload } from "../testing/upload.ts";
import { signedUp, type Visitor } from "../testing/visitor.ts";

const server = await sharedServer();

// Characters that separate, quote, escape or run something in one of the formats, next to ordinary ones.
const unit = fc.constantFrom(..."abcXYZ019,;|'\"\\=+-@#*?/<>&%$[]{}().:_~`é漢ß", "𝒳", "＝", "{{", "]]>", " ");
const line = (maxLength: number) => fc.string({ unit, maxLength }).map((text) => text.toWellFormed().trim());
const some = (maxLength: number) => line(maxLength).map((text) => text || "x");
const note = fc.string({ unit: fc.oneof(unit, fc.constantFrom("\n", "\t", "'")), maxLength: 30 });
const word = fc.stringMatching(/^[A-Za-zéß]{2,8}$/);

/** Each table: rows as the API takes them, where they go, and the formats that hold all of them. */
const tables = [
  {
    table: "dictionary",
    path: "/api/ignorepatterns",
    list: "/api/ignorepatterns/personal/all",
    row: fc.record({ word: some(20), caseSensitive: fc.boolean(), note, language: fc.constantFrom("", "en-GB") }),
    formats: ["csv"],
    key: "word",
  },
  {
    table: "dictionary",
    path: "/api/ignorepatterns",
    list: "/api/ignorepatterns/personal/all",
    row: fc.record({ word }).map((row) => ({ ...row, caseSensitive: row.word !== row.word.toLowerCase() })),
    formats: ["csv", "plain", "word", "hunspell-personal", "hunspell-dic", "libreoffice"],
    key: "word",
  },
  {
    table: "styleguide",
    path: "/api/styleguide/items",
    list: "/api/styleguide/items",
    row: fc.record({
      Match: word,
      Replace: some(12).map((text) => text.replaceAll(/[^A-Za-z0-9é]/g, "") || "y"),
      Message: line(30),
      Name: line(12),
      Severity: fc.constantFrom("hint", "warning", "error"),
      CaseSensitive: fc.boolean(),
      IsEnabled: fc.boolean(),
    }),
    formats: ["csv"],
    key: "Match",
  },
  {
    table: "styleguide",
    path: "/api/styleguide/items",
    list: "/api/styleguide/items",
    row: fc
      .record({ Match: word, Replace: word, Severity: fc.constantFrom("hint", "warning", "error") })
      .map((row) => ({
        ...row,
        Message: `Write “${row.Replace}”.`,
      })),
    formats: ["vale"],
    key: "Match",
  },
  {
    table: "termbase",
    path: "/api/termbase/items",
    list: "/api/termbase/items",
    row: fc.record({
      Text: some(20),
      Status: fc.constantFrom("Approved", "Admitted", "Deprecated", "Forbidden", "Pending"),
      Description: line(30),
      CaseSensitive: fc.boolean(),
      Language: fc.constantFrom("en", "de"),
      PartOfSpeech: fc.constantFrom("", "noun", "verb"),
      Domain: line(10),
    }),
    formats: ["csv", "tbx"],
    key: "Text",
  },
  {
    table: "snippets",
    path: "/api/snippetfolder/items",
    list: "/api/snippetfolder/items",
    row: fc.record({
      Name: some(20),
      Text: note.map((text) => text || "x"),
      Shortcut: word,
      Tags: fc.array(some(6), { maxLength: 2 }),
    }),
    formats: ["csv"],
    key: "Shortcut",
  },
  {
    table: "snippets",
    path: "/api/snippetfolder/items",
    list: "/api/snippetfolder/items",
    row: fc.record({ Name: word, Text: word, Shortcut: word }),
    formats: ["espanso", "textexpander"],
    key: "Shortcut",
  },
] as const;

type Row = Record<string, unknown>;

describe.each(tables)("$table as $formats", ({ table, path, list, row, formats, key }) => {
  test("what was exported comes back elsewhere, and changes nothing where it was", async () => {
    const one = await placed(await signedUp(server), table);
    const other = await placed(await signedUp(server), table);
    const listed = async ({ visitor }: Place) => (await visitor.get<Row[]>(`${list}?Take=100&OrderBy=Id`)).body;
    const members = async (place: Place, names: readonly string[]) =>
      (await listed(place)).map((each) => JSON.stringify(names.map((name) => each[name]))).sort();

    const goesRound = async (rows: readonly Row[], format: string) => {
      const added = rows.map((each) => ({ ...each, ...one.around }));
      if (rows.length > 0) expect(await one.visitor.post(path, added)).toMatchObject({ status: 200 });
      const { bytes, headers } = await download(one.visitor, server, table, { format });
      expect(headers.get("x-rows-left-out")).toBeNull();
      const options = { dryRun: false, format };
      const again = await upload(one.visitor, server, table, bytes, { ...options, ...one.parent, mode: "replace" });
      // Every rule of Vale has a name of its own.
      const Updated = format === "vale" ? rows.length : 0;
      expect(again.body).toMatchObject({ Imported: 0, Updated, Removed: 0, Errors: [] });

      const { body } = await upload(other.visitor, server, table, bytes, { ...options, ...other.parent });
      expect(body).toMatchObject({ Imported: rows.length, Errors: [] });
      const names = Object.keys(rows[0] ?? {});
      expect(await members(other, names)).toEqual(await members(one, names));
      if (rows.length > 0) await other.visitor.post(`/api/v1/imports/${body.ImportId}/undo`);
      expect(await listed(other)).toEqual([]);
    };

    const anyRows = fc.uniqueArray(row as fc.Arbitrary<Row>, {
      selector: (each) => String(each[key]).toLowerCase(),
      maxLength: 6,
    });
    const property = fc.asyncProperty(anyRows, fc.constantFrom<string>(...formats), goesRound).afterEach(async () => {
      for (const place of [one, other]) {
        const ids = (await listed(place)).map(({ Id }) => Number(Id));
        if (ids.length > 0) await place.visitor.delete(path, ids);
      }
    });
    await holds(property, { numRuns: 10 });
  });
});

interface Place {
  readonly visitor: Visitor;
  /** What a new row says of where it lies, and what an import does. */
  readonly around: Row;
  readonly parent: { readonly parentId?: number };
}

const parents: Readonly<Record<string, readonly [string, string]>> = {
  styleguide: ["/api/styleguide", "StyleGuideId"],
  termbase: ["/api/termbase", "TermBaseId"],
  snippets: ["/api/snippetfolder/", "SnippetFolderId"],
};

async function placed(visitor: Visitor, table: string): Promise<Place> {
  const [path, member] = parents[table] ?? [];
  if (path === undefined || member === undefined) return { visitor, around: {}, parent: {} };
  const { body } = await visitor.get<{ Id: number }[]>(path);
  const id = body[0]?.Id ?? 0;
  return { visitor, around: { [member]: id }, parent: { parentId: id } };
}
