import { editEvent } from "@housestyle/panel/events";
import { expect, test } from "vitest";
import { idleAfter, sessionAfter } from "./writing-session.ts";

const ids = () => {
  let last = 0;
  return () => `s${++last}`;
};

test("a session goes on while changes are less than five minutes apart", () => {
  const id = ids();
  const first = sessionAfter(undefined, 0, 10, id);
  const second = sessionAfter(first.session, idleAfter - 1, 11, id);
  expect(second.session.id).toBe("s1");
  expect(sessionAfter(second.session, 2 * idleAfter - 1, 11, id).session.id).toBe("s2");
});

test("a session begins for the server once, with its sixth word", () => {
  const id = ids();
  const short = sessionAfter(undefined, 0, 5, id);
  expect(short.isBeginning).toBe(false);
  const grown = sessionAfter(short.session, 1000, 6, id);
  expect(grown.isBeginning).toBe(true);
  expect(sessionAfter(grown.session, 2000, 7, id).isBeginning).toBe(false);
});

const spelling = { ruleId: "spelling/unknown-word", kind: "spelling" } as const;
const house = { ruleId: "house/17", kind: "team" } as const;

test("each action has its number, and each place its own", () => {
  const number = (what: Parameters<typeof editEvent>[0]["what"]) =>
    editEvent({ what, finding: spelling, place: "word" }, {}).Action;
  expect((["ignore", "accept", "addWord", "thesaurus", "popup", "help"] as const).map(number)).toEqual([
    1, 2, 3, 4, 5, 6,
  ]);
  expect(editEvent({ what: "accept", finding: spelling, place: "word" }, {}).Source).toBe(1);
  expect(editEvent({ what: "accept", finding: spelling, place: "panel" }, {}).Source).toBe(3);
});

test("accepting all of a team's rule is told apart, with the guide it belongs to", () => {
  const act = { what: "acceptAlike", finding: house, place: "panel", count: 3 } as const;
  expect(editEvent(act, { "house/17": "guide/4" })).toEqual({
    Action: 7,
    Source: 3,
    Category: "house",
    RuleId: "house/17",
    Count: 3,
    StyleGuideId: 4,
  });
  expect(editEvent({ ...act, finding: { ruleId: "term/5", kind: "team" } }, {})).toMatchObject({
    Action: 8,
    TermId: 5,
  });
  expect(editEvent({ ...act, finding: spelling }, {})).toMatchObject({ Action: 2, Count: 3 });
});
