import fc from "fast-check";

/** One comparison of a filter of terms, sensible or not, with more members and more literals than it thinks of. */
export function strangeFilter(members: readonly string[], literals: readonly string[]): fc.Arbitrary<string> {
  const member = fc.constantFrom(
    ...["Text", "Id", "TermBaseId", "TeamId", "Status", "CreatedOn", "CaseSensitive", "owner_id"],
    ...members,
  );
  const literal = fc.oneof(
    fc.string({ maxLength: 16 }).map((text) => `'${text.replaceAll("'", "''")}'`),
    fc.integer().map(String),
    fc.double().map(String),
    fc.constantFrom(...literals),
  );
  const compared = fc.constantFrom("eq", "ne", "gt", "ge", "lt", "le", "in");
  const found = fc.constantFrom("contains", "substringof", "startswith", "endswith", "indexof");
  const turned = fc.constantFrom("tolower", "toupper", "trim", "length");
  return fc.oneof(
    fc.tuple(member, compared, literal).map((all) => all.join(" ")),
    fc.tuple(found, member, literal).map(([f, m, l]) => `${f}(${m},${l})`),
    fc.tuple(turned, member, literal).map(([f, m, l]) => `${f}(${m}) eq ${l}`),
  );
}
