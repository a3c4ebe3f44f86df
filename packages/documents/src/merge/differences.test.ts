import { expect, test } from "vitest";
import { differences } from "./differences.ts";

test("a changed word is shown inside its paragraph, an unchanged paragraph as it is", () => {
  expect(differences(["One.", "The old cat."], ["One.", "The young cat."])).toMatchObject([
    { isSame: true, parts: [{ kind: "same", text: "One." }] },
    {
      isSame: false,
      parts: [
        { kind: "same", text: "The " },
        { kind: "gone", text: "old" },
        { kind: "new", text: "young" },
        { kind: "same", text: " cat." },
      ],
    },
  ]);
});

test("paragraphs that came or went stand as a whole", () => {
  expect(differences(["A.", "B."], ["B.", "C."])).toMatchObject([
    { isSame: false, parts: [{ kind: "gone", text: "A." }] },
    { isSame: true, parts: [{ kind: "same", text: "B." }] },
    { isSame: false, parts: [{ kind: "new", text: "C." }] },
  ]);
});
