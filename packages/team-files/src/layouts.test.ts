import { isDeepStrictEqual } from "node:util";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { parse, stringify } from "yaml";
import { editFile } from "./edit-file.ts";
import type { SyncFields } from "./field.ts";
import { syncKinds } from "./kinds.ts";
import { parseFile } from "./parse-file.ts";
import { anyEntries, anyFields } from "./testing/any-state.ts";

const kinds = [syncKinds.guides, syncKinds.terms, syncKinds.snippets, syncKinds.dictionary];

/** The layouts that people and their programs give to YAML. */
const layouts = fc.record({
  indent: fc.constantFrom(2, 3, 4, 8),
  indentSeq: fc.boolean(),
  lineWidth: fc.constantFrom(0, 20, 80),
  singleQuote: fc.constantFrom(true, false, null),
  defaultStringType: fc.constantFrom("PLAIN", "QUOTE_DOUBLE", "QUOTE_SINGLE", "BLOCK_LITERAL", "BLOCK_FOLDED"),
  collectionStyle: fc.constantFrom("any", "block"),
  version: fc.constant("1.2"),
  schema: fc.constant("core"),
});

const cases = fc.constantFrom(...kinds).chain((kind) =>
  fc.record({
    kind: fc.constant(kind),
    layout: layouts,
    fields: anyFields(kind.header),
    entries: anyEntries(kind),
    other: anyEntries(kind),
    header: anyFields(kind.header),
    fate: fc.array(fc.constantFrom("keep", "change", "remove"), { minLength: 6, maxLength: 6 }),
    end: fc.constantFrom("", "# end\n", "\n\n", "...\n"),
    start: fc.constantFrom("", "\ufeff", "---\n", "# start\n\n"),
  }),
);

/** Without nulls: a file has no word for them. */
function plain(fields: SyncFields): Record<string, unknown> {
  return Object.fromEntries(Object.entries(fields).filter(([, cell]) => cell !== null));
}

function isReadBack(text: string, whole: unknown): boolean {
  try {
    return isDeepStrictEqual(parse(text), whole);
  } catch {
    return false;
  }
}

test("files in any usual layout can be edited, and say exactly what they must", () => {
  holds(
    fc.property(cases, ({ kind, layout, fields, entries, other, header, fate, start, end }) => {
      const whole = { ...plain(fields), [kind.list]: entries.map(plain) };
      const options: Parameters<typeof stringify>[2] = { ...layout, aliasDuplicateObjects: false };
      const text = start + stringify(whole, null, options) + end;
      // Not everything that the library writes does it read back.
      fc.pre(isReadBack(text, whole));
      const { file, problems } = parseFile("file.yaml", text, kind);
      expect(problems).toEqual([]);
      if (!file) return expect.unreachable();
      expect(file.entries.map((entry) => entry.fields)).toEqual(entries);
      const name = kind.fields[0]?.name ?? "";
      const changed = file.entries.flatMap((entry, index) => {
        const values = other[index];
        if (fate[index] !== "change" || !values) return [];
        return [{ from: entry, to: { fields: { ...values, [name]: entry.fields[name] ?? null } } }];
      });
      const removed = file.entries.filter((_, index) => fate[index] === "remove");
      const added = other.slice(3).map((each) => ({ fields: each }));
      const edited = editFile(file, { fields: header, changed, added, removed });
      // The edit itself compares what it says with what it must say.
      expect(edited).toBeDefined();
    }),
    { numRuns: 1_500 },
  );
});

test("a file in braces as a whole is not edited", () => {
  const { file } = parseFile("file.yaml", '{ "words": [] }\n', syncKinds.dictionary);
  if (!file) return expect.unreachable();
  const { entries } = parseFile("file.yaml", "words: [x]", syncKinds.dictionary).file ?? file;
  expect(editFile(file, { fields: {}, changed: [], added: entries, removed: [] })).toBeUndefined();
});
