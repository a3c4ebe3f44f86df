import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { nameInEmail } from "./name-in-email.ts";

test.each([
  ["Your account is locked: https://evil.example/login", "Your account is locked: https evil example/login"],
  ["Write to boss@evil.example now", "Write to boss evil example now"],
  ["www.evil.example", "www evil example"],
  ["evil。example and evil．example", "evil example and evil example"],
  ["ＨＴＴＰ：／／evil", "ＨＴＴＰ evil"],
  ["tel:+49123", "tel +49123"],
  ["a\r\nBcc: all@evil.example", "a Bcc: all evil example"],
  ["ev\u200bil\u2024example", "ev il example"],
])("%j becomes %j, which no mail program links", (name, shown) => {
  expect(nameInEmail(name)).toBe(shown);
});

test.each([
  "St. Mary’s School",
  "R&D / Support",
  "Desk: Berlin",
  "Müller & Söhne",
  "日本チーム",
  "A/B testing",
  "Q4 (2026)",
])("%j stays as it is", (name) => {
  expect(nameInEmail(name)).toBe(name);
});

test("a sentence is cut to the length of a name", () => {
  expect(nameInEmail("word ".repeat(40))).toHaveLength(60);
  expect(nameInEmail("😀".repeat(61))).toBe(`${"😀".repeat(60)}…`);
});

test("whatever a name holds, what is shown holds no address and is one line", async () => {
  const piece = fc.constantFrom(
    "http",
    "://",
    "www.",
    "evil",
    ".",
    "example",
    "@",
    "。",
    "．",
    ":",
    "/",
    " ",
    "\n",
    "\u200b",
    "a",
  );
  await holds(
    fc.property(fc.array(piece, { maxLength: 14 }), (pieces) => {
      const shown = nameInEmail(pieces.join(""));
      expect(shown).not.toMatch(/@|\/\/|\S[.:。．]\S|[\r\n]/u);
      expect(nameInEmail(shown)).toBe(shown);
    }),
    { numRuns: 2_000 },
  );
});
