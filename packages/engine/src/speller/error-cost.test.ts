import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { errorCost } from "./error-cost.ts";
import { additions, classOf, firstLetter, lastLetter, omissions, substitutions } from "./slip-costs.ts";
import { slipsBetween } from "./slips.ts";

const cost = (typed: string, meant: string) =>
  errorCost(Uint8Array.from(typed, classOf), Uint8Array.from(meant, classOf));
const word = fc.string({ unit: fc.constantFrom(..."abcdefghijklmnopqrstuvwxyz"), minLength: 1, maxLength: 12 });

test("a word costs nothing only when it is typed right", () => {
  holds(
    fc.property(word, (right) => {
      expect(cost(right, right)).toBe(0);
    }),
  );
  holds(
    fc.property(word, word, (typed, meant) => {
      fc.pre(typed !== meant);
      expect(cost(typed, meant)).toBeGreaterThan(0);
    }),
  );
});

test("no word costs more than its slips would one by one", () => {
  // A wrong first letter is the dearest slip.
  const dearest = Math.max(...substitutions, ...omissions, ...additions) + firstLetter;
  holds(
    fc.property(word, word, (typed, meant) => {
      expect(cost(typed, meant)).toBeLessThanOrEqual(dearest * slipsBetween(typed, meant) + lastLetter + 1e-6);
    }),
  );
});

test.each([
  ["a doubled letter before another letter", "comming", "coming", "cobming", "coming"],
  ["a swap before a wrong letter", "freind", "friend", "froend", "friend"],
  ["a wrong vowel before a wrong consonant", "definate", "definite", "defipite", "definite"],
  ["a sound before strange letters", "fone", "phone", "kone", "phone"],
  ["an unheard letter before a heard one", "rythm", "rhythm", "rhthm", "rhythm"],
  ["a slip inside before one at the start", "wonderfil", "wonderful", "vonderful", "wonderful"],
  ["a neighbour on the keyboard before a far key", "thr", "the", "thp", "the"],
])("people rather make %s", (_, likely, meant, unlikely, alsoMeant) => {
  expect(cost(likely, meant)).toBeLessThan(cost(unlikely, alsoMeant));
});
