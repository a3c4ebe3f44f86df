import { expect, test } from "vitest";
import { keyAhead } from "./keys-ahead.ts";

const two = { suggestions: ["definitely", "defiantly"] };
const none = { suggestions: [] };
const press = (key: string, walked: readonly string[] = [], finding: { suggestions: string[] } = two) =>
  keyAhead({ key, shiftKey: false }, walked, finding);

test("Enter and the space bar write the suggestion that the arrows before have come to", () => {
  expect(press("Enter")).toEqual({ what: "accept", suggestion: "definitely" });
  expect(press(" ", ["ArrowDown"])).toEqual({ what: "accept", suggestion: "defiantly" });
  expect(press("Enter", ["ArrowDown", "ArrowUp"])).toEqual({ what: "accept", suggestion: "definitely" });
  expect(press("Enter", ["ArrowUp", "ArrowDown"])).toEqual({ what: "accept", suggestion: "definitely" });
  expect(press("Enter", ["End", "Home"])).toEqual({ what: "accept", suggestion: "definitely" });
});

test("behind the suggestions nothing is guessed, and nothing is taken away from the text", () => {
  for (const walked of [["ArrowDown", "ArrowDown"], ["ArrowUp"], ["End"], ["End", "ArrowUp"]]) {
    expect(press("Enter", walked)).toEqual({ what: "nothing" });
  }
  expect(press("Enter", [], none)).toEqual({ what: "nothing" });
  expect(press("Backspace")).toEqual({ what: "nothing" });
  expect(press("Delete")).toEqual({ what: "nothing" });
});

test("arrows and Tab are walked when the card is there; letters are the text's", () => {
  expect(press("ArrowDown")).toEqual({ what: "walk", key: "ArrowDown" });
  expect(press("Tab")).toEqual({ what: "walk", key: "ArrowDown" });
  expect(keyAhead({ key: "Tab", shiftKey: true }, [], two)).toEqual({ what: "walk", key: "ArrowUp" });
  expect([press("x"), press("F8"), press("Escape")]).toEqual([undefined, undefined, undefined]);
});
