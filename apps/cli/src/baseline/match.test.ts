import { expect, test } from "vitest";
import { match } from "./match.ts";

const entry = (text: string, sentence: string, rule = "spelling/unknown-word") => ({ rule, text, in: sentence });
const known = (old: Parameters<typeof match>[0], now: Parameters<typeof match>[0]) => match(old, now).isKnown;

test("each entry stands for one finding, the one in its own sentence first", () => {
  const old = [entry("teh", "Here teh garden ends.")];
  expect(known(old, [entry("teh", "Here teh garden ends early."), entry("teh", "Here, *teh* garden\nends!")])).toEqual([
    ...[false, true],
  ]);
  expect(known(old, [entry("teh", "Here teh garden ends early.")])).toEqual([true]);
  expect(known(old, [entry("teh", "Nobody saw teh captain.")])).toEqual([false]);
  expect(known(old, [entry("hte", "Here hte garden ends.")])).toEqual([false]);
  expect(known(old, [entry("teh", "Here teh garden ends.", "house/1")])).toEqual([false]);
});

test("a sentence of that word alone is known by it", () => {
  expect(known([entry("Teh", "Teh")], [entry("Teh", "Teh"), entry("Teh", "Teh")])).toEqual([true, false]);
});

test("what is said of a whole document may stand elsewhere in it tomorrow, and once more is new", () => {
  const rule = "consistency/quotation-marks";
  const old = [entry("‘", "He said ‘yes’.", rule)];
  expect(known(old, [entry("“", "Nobody ever “left” us.", rule)])).toEqual([true]);
  expect(known(old, [entry("‘", "He said ‘yes’.", rule), entry("‘", "She said ‘no’.", rule)])).toEqual([true, false]);
});

test("what is gone is told", () => {
  const old = [entry("teh", "Here teh garden ends."), entry("hte", "Nobody saw hte captain.")];
  expect(match(old, [entry("teh", "Here teh garden ends.")]).gone).toEqual([old[1]]);
});
