import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { limits } from "../limits.ts";
import { idsBody, idsQuery, optionalRowId, rowId } from "./ids.ts";

const id = fc.nat({ max: Number.MAX_SAFE_INTEGER });

test("an id is the same as a number and as text, blanks around it do not count", () => {
  holds(
    fc.property(id, fc.stringMatching(/^[ \t]{0,3}$/), (given, blanks) => {
      expect(rowId.parse(given)).toBe(given);
      expect(rowId.parse(`${blanks}${given}${blanks}`)).toBe(given);
    }),
  );
});

test.each([
  -1,
  0.5,
  Number.NaN,
  2 ** 53,
  "-1",
  "1.0",
  "1e3",
  "0x10",
  "",
  "a",
  "99999999999999999",
  true,
  null,
  {},
  [1],
])("%j is no id", (value) => {
  expect(rowId.safeParse(value).success).toBe(false);
});

test("none is said by null, by an empty text and by 0", () => {
  expect([null, "", 0, "0", 7, "7"].map((value) => optionalRowId.parse(value))).toEqual([null, null, null, null, 7, 7]);
});

test("ids to delete come in any form, alone or many, with the same meaning", () => {
  const forms = [(n: number) => n, String, (n: number) => ({ Id: n }), (n: number) => ({ id: `${n}`, Name: "a" })];
  holds(
    fc.property(fc.array(fc.tuple(id, fc.constantFrom(...forms)), { maxLength: 6 }), (given) => {
      const ids = given.map(([n]) => n);
      const sent = given.map(([n, form]) => form(n));
      expect(idsBody.parse(sent)).toEqual(ids);
      if (sent.length === 1) expect(idsBody.parse(sent[0])).toEqual(ids);
      expect(idsQuery.parse({ ids: ids.join(",") })).toEqual({ ids });
      expect(idsQuery.parse({ IDS: ids.map(String) })).toEqual({ ids });
    }),
  );
});

test("nothing at all is no ids, in the body and in the query", () => {
  expect([undefined, null, "", []].map((body) => idsBody.parse(body))).toEqual([[], [], [], []]);
  expect([{}, { ids: "" }, undefined, "x"].map((query) => idsQuery.parse(query))).toEqual(
    Array.from({ length: 4 }, () => ({ ids: [] })),
  );
});

test("one that is no id spoils all, and so does one too many", () => {
  expect(idsBody.safeParse([1, "x"]).success).toBe(false);
  expect(idsBody.safeParse([{ Name: "a" }]).success).toBe(false);
  expect(idsQuery.safeParse({ ids: "1,,2" }).success).toBe(false);
  const most = Array.from({ length: limits.batch }, (_, at) => at);
  expect(idsBody.parse(most)).toHaveLength(limits.batch);
  expect(idsBody.safeParse([...most, 1]).success).toBe(false);
});
