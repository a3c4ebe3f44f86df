import { expect, it } from "vitest";
import { cutWord } from "./pieces.ts";

it.each([
  ["don’t", "do", "n't"],
  ["Can't", "Ca", "n't"],
  ["cannot", "can", "not"],
  ["Ann’s", "Ann", "'s"],
  ["they’ll", "they", "'ll"],
  ["well-known", "well-known", undefined],
  ["o’clock", "o'clock", undefined],
  ["co\u00ADop", "coop", undefined],
  ["’s", "'s", undefined],
  ["n't", "n't", undefined],
])("%s", (text, head, tail) => expect(cutWord(text)).toEqual({ head, tail }));
