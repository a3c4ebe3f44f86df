import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { sharedServer } from "../testing/shared-server.ts";

const server = await sharedServer();

/** What `fold` has always been: columns and indexes were made with it. */
async function foldedBoth(texts: readonly string[]) {
  const { rows } = await sql<{ now: string; before: string }>`
    select fold(t) as now, lower(normalize(t, NFC) collate "und-x-icu") collate "C" as before
    from jsonb_array_elements_text(${JSON.stringify(texts)}::jsonb) with ordinality as each(t, place)
    order by place`.execute(server.database.query);
  return rows;
}

test("folding a text the quick way gives what it always gave", async () => {
  const awkward = ["", "ABC", "İI", "ΣΑΣ Σ", "ẞß", "É", "E\u0301", "ǅ", "ﬁ", "\u0345Α", "Å\u2126\u212b", "😀A"];
  for (const { now, before } of await foldedBoth(awkward)) expect(now).toBe(before);
  const text = fc.oneof(
    fc.string({ unit: "binary", maxLength: 30 }),
    fc.string({ unit: "grapheme", maxLength: 30 }),
    fc.string({ unit: "binary-ascii", maxLength: 30 }),
    fc.string({ unit: fc.constantFrom("A", "\u0301", "e", "İ", "Σ", "ς", "\u0327", "ſ", " ", "K"), maxLength: 12 }),
  );
  await holds(
    fc.asyncProperty(fc.array(text, { minLength: 50, maxLength: 50 }), async (texts) => {
      const storable = texts.map((each) => each.toWellFormed().replaceAll("\0", ""));
      for (const { now, before } of await foldedBoth(storable)) expect(now).toBe(before);
    }),
    { numRuns: 50 },
  );
});
