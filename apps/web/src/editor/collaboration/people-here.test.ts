import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { contrast } from "../../../../../packages/ui/src/testing/contrast.ts";
import { colorOf, comings, initialsOf, peopleHere } from "./people-here.ts";

const person = (PersonId: number, Name: string, Client = `${Name}1`) => ({ PersonId, Name, Client });

test("each person is there once, the writer last, and those without a name are counted", () => {
  const present = [person(7, "Me"), person(2, "Ben"), person(2, "Ben", "Ben2"), person(1, "Ann")];
  const { people, more } = peopleHere(present, 9, 7);
  expect(people.map(({ name, clients }) => [name, clients.length])).toEqual([
    ["Ann", 1],
    ["Ben", 2],
    ["Me", 1],
  ]);
  expect(more).toBe(5);
});

test("those who listen are told who comes and goes, and not of their own windows", () => {
  const none = peopleHere([], 0, 7);
  const some = peopleHere([person(1, "Ann"), person(2, "Ben"), person(7, "Me")], 3, 7);
  expect(comings(undefined, none)).toBeUndefined();
  expect(comings(none, some)).toBe("Ann and Ben opened this document.");
  expect(comings(some, some)).toBeUndefined();
  expect(comings(some, peopleHere([person(3, "Cem")], 1, 7))).toBe(
    "Cem opened this document. Ann and Ben left this document.",
  );
});

test("letters stand for a name", () => {
  expect(["Ann Author", "ben", "Jean-Luc de la Tour", "", "🙂 x"].map(initialsOf)).toEqual([
    "AA",
    "B",
    "JT",
    "?",
    "🙂X",
  ]);
});

test("the colors of people can be seen on every ground, and names read on them", () => {
  const read = (path: string) => readFileSync(new URL(path, import.meta.url), "utf8");
  const found = (css: string, name: string) =>
    [...css.matchAll(new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`, "g"))].map((all) =>
      all.slice(1),
    );
  const tokens = read("../../../../../packages/ui/src/tokens.css");
  const colors = found(read("./carets.css"), "person");
  expect(colors.length).toBe(Math.max(...Array.from({ length: 100 }, (_, id) => colorOf(id))) + 1);
  for (const [theme] of ["light", "dark"].entries()) {
    const ground = (name: string) => found(tokens, name)[0]?.[theme] ?? "";
    for (const color of colors) {
      expect(contrast(color[theme] ?? "", ground("on-accent"))).toBeGreaterThanOrEqual(4.5);
      for (const name of ["paper", "surface", "raised"]) {
        expect(contrast(color[theme] ?? "", ground(name))).toBeGreaterThanOrEqual(3);
      }
    }
  }
});
