import { schema } from "@housestyle/documents";
import { Transform } from "prosemirror-transform";
import { expect, test } from "vitest";
import { paragraphsAround, replayedChanges } from "./replay-steps.ts";

const lines = (...texts: string[]) =>
  schema.nodes.doc.create(
    null,
    texts.map((text) => schema.nodes.paragraph.create(null, text === "" ? [] : schema.text(text))),
  );
const base = lines("The cat sat.", "It rained.");

function rows(...edits: readonly [person: number, edit: (tr: Transform) => Transform][]) {
  const transform = new Transform(base);
  const people: number[] = [];
  for (const [person, edit] of edits) {
    edit(transform);
    while (people.length < transform.steps.length) people.push(person);
  }
  return transform.steps.map((step, index) => ({
    ...{ Version: index + 2, Step: step.toJSON(), Client: "c", Number: index + 1, PersonId: people[index] ?? null },
  }));
}
const type = (at: number, text: string) => (tr: Transform) => tr.insert(at, schema.text(text));

test("letters of one word are one change; a space, another place, and another person begin the next", () => {
  const steps = rows([1, type(5, "o")], [1, type(6, "l")], [1, type(7, "d")], [1, type(8, " ")], [2, type(1, "x")]);
  const changes = replayedChanges(base, steps) ?? [];
  expect(changes.map(({ by, doc }) => [by, doc.firstChild?.textContent])).toEqual([
    [1, "The oldcat sat."],
    [1, "The old cat sat."],
    [2, "xThe old cat sat."],
  ]);
  expect(changes[0]?.at).toEqual({ from: 5, to: 8 });
});

test("details of a document are no change of its text, and steps that do not fit are told", () => {
  const title = { Version: 2, Step: { stepType: "details", title: "New" }, Client: "c", Number: 1, PersonId: 1 };
  expect(replayedChanges(base, [title])).toEqual([]);
  const wrong = { stepType: "replace", from: 900, to: 901 };
  expect(replayedChanges(base, [{ ...title, Step: wrong }])).toBeUndefined();
});

test("the paragraphs around a change are shown, with what it inserted", () => {
  const many = lines(...Array.from({ length: 20 }, (_, at) => `Line ${at}.`));
  const pos = 10 * (many.child(0).nodeSize + 0);
  const shown = paragraphsAround(many, { from: pos + 1, to: pos + 5 });
  expect(shown).toHaveLength(7);
  expect(shown.find(({ start, end }) => end > start)).toMatchObject({ start: 0, end: 4 });
  expect(paragraphsAround(many, undefined)).toHaveLength(4);
});
