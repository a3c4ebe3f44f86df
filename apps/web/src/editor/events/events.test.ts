import { editEvent } from "@housestyle/panel/events";
import { expect, test } from "vitest";
import { idleAfter, isUnreported, reportEvery, sessionAfter } from "./writing-session.ts";

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

test("a session is reported from its sixth word on, and every two minutes while it goes on", () => {
  const id = ids();
  const short = sessionAfter(undefined, 0, 5, id);
  expect(short.isDue).toBe(false);
  const grown = sessionAfter(short.session, 1_000, 6, id);
  expect(grown.isDue).toBe(true);
  const more = sessionAfter(grown.session, 2_000, 7, id);
  expect([more.isDue, isUnreported(more.session)]).toEqual([false, true]);
  const later = sessionAfter(more.session, 1_000 + reportEvery, 60, id);
  expect([later.isDue, isUnreported(later.session)]).toEqual([true, false]);
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
