import { expect, test } from "vitest";
import { faultsOf } from "./faults.ts";

test("only mistakes count, in the order of the sentence", () => {
  const tag = (startPos: number, endPos: number, hint: string, isCorrection: boolean) => ({
    ...{ startPos, endPos, hint, isCorrection },
  });
  const tags = [
    tag(15, 18, "Wordy.", false),
    tag(7, 16, "“Contact” takes no preposition.", true),
    tag(0, 5, "Misspelled.", true),
  ];
  expect(faultsOf("Pleese contact to us.", tags)).toEqual([
    { words: "Pleese", hint: "Misspelled." },
    { words: "contact to", hint: "“Contact” takes no preposition." },
  ]);
});
