import fc from "fast-check";
import { labelOf } from "../entry-keys.ts";
import { defaultOf, type SyncCell, type SyncField, type SyncFields } from "../field.ts";
import type { SyncKind } from "../kinds.ts";

// Characters that mean something in YAML, next to ordinary ones.
const spice = [
  ..."abcXYZ019 \t\n,;|'\"\\-+@#*?/<>&%$[]{}():.~`!=é漢",
  "𝒳",
  "\u0085",
  "\u2028",
  "\ufeff",
  "\r",
  ": ",
  " #",
];
const words = [
  "no",
  "true",
  "null",
  "~",
  "1.10",
  "2026-11-29",
  "0x1f",
  "- a",
  "? b",
  "key: value",
  "a # b",
  "on",
  "...",
  "---",
];

const anyText = fc.oneof(
  fc.string({ unit: fc.constantFrom(...spice), maxLength: 16 }).map((text) => text.toWellFormed()),
  fc.constantFrom(...words),
);
const anyLine = anyText.map((text) => text.replace(/[\r\n]/g, "").trim());
const some = (text: fc.Arbitrary<string>) => text.map((each) => (each.trim() === "" ? "x" : each));

/** Any value of a field. */
export function anyCell(field: SyncField): fc.Arbitrary<SyncCell> {
  switch (field.kind) {
    case "line":
      return field.required ? some(anyLine) : anyLine;
    case "text":
      return field.required ? some(anyText) : anyText;
    case "maybe":
      return fc.option(anyText, { nil: null });
    case "flag":
      return fc.boolean();
    case "number":
      return fc.option(fc.integer({ min: 0, max: 1000 }), { nil: null });
    case "choice":
      return fc.constantFrom(...(field.values ?? [""]));
    case "list":
      return fc.array(some(anyLine), { maxLength: 3 });
    case "pairs":
      return fc.array(fc.constantFrom("a → b", '["x → y","z"]'), { maxLength: 2 });
  }
}

/** Any values of the given fields; about half of them are the defaults. */
export function anyFields(fields: readonly SyncField[]): fc.Arbitrary<SyncFields> {
  const [first] = fields;
  const cells = Object.fromEntries(
    fields.map((field) => [
      field.name,
      field === first || field.required ? anyCell(field) : fc.option(anyCell(field), { nil: undefined }),
    ]),
  );
  return fc.record(cells).map((given) => {
    const name = String(given[first?.name ?? ""] ?? "");
    return Object.fromEntries(fields.map((field) => [field.name, given[field.name] ?? defaultOf(field, name)]));
  });
}

/** Any entries of a type of file, each with a name of its own. */
export function anyEntries(kind: SyncKind, maxLength = 6): fc.Arbitrary<SyncFields[]> {
  const one = kind.known
    ? fc.constantFrom(...kind.known).chain((key) => {
        const [first, ...fields] = kind.fieldsOf(key);
        return anyFields(fields).map((values) => ({ [first?.name ?? ""]: key, ...values }));
      })
    : anyFields(kind.fields);
  const folded = (fields: SyncFields) => labelOf(kind, fields).normalize("NFC").toLowerCase();
  return fc.uniqueArray(one, {
    maxLength,
    selector: (fields) => `${folded(fields)} ${String(fields.shortcut ?? "").toLowerCase()}`,
  });
}
