import { expect, test } from "vitest";
import { listedWords, type SharedWord } from "./listed-words.ts";

const shared = (id: string, word: string, teamId: number | null, isMine = true): SharedWord => ({
  id,
  word,
  teamId,
  isMine,
});
const teams = [{ id: 4, name: "The Desk" }];
const device = new Set(["zorblax", "Ångström"]);
const words = [shared("1", "Quibblet", null), shared("2", "zorblax", 4, false), shared("3", "elsewhere", 9)];

test("one list holds the words of the device, the account and the teams, each with whose it is", () => {
  const listed = listedWords(device, words, teams, "").map(({ word, whose, mayRemove }) => [word, whose, mayRemove]);
  expect(listed).toEqual([
    ["Ångström", "This device", true],
    ["Quibblet", "My account", true],
    ["zorblax", "This device", true],
    ["zorblax", "The Desk", false],
  ]);
});

test("it is searched whatever the case", () => {
  expect(listedWords(device, words, teams, " QUIB ").map(({ word }) => word)).toEqual(["Quibblet"]);
  expect(listedWords(device, words, teams, "nothing")).toEqual([]);
});
