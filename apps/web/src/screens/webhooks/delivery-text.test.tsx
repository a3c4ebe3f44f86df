import { webhookEvents } from "@housestyle/contract";
import { expect, test } from "vitest";
import { problemOf, stateOf, subjectOf } from "./delivery-text.ts";
import { choices, eventsOf, groupsOf } from "./event-groups.ts";
import type { Delivery } from "./hook.ts";

const now = new Date(2026, 10, 22, 10, 0);
const delivery: Delivery = {
  Id: 1,
  WebhookId: 1,
  MessageId: "msg_1",
  What: "term.added",
  State: "waiting",
  Attempts: 2,
  Status: 503,
  Problem: "status",
  CreatedOn: now.toISOString(),
  LastTriedOn: now.toISOString(),
  NextTryOn: new Date(2026, 10, 22, 10, 10).toISOString(),
};

test("every event has a name for people and belongs to one thing to choose", () => {
  for (const what of webhookEvents) expect([what, subjectOf(what)]).not.toEqual([what, "Other event"]);
  expect(choices.flatMap((group) => eventsOf([group])).sort()).toEqual([...webhookEvents].sort());
  expect(subjectOf("member.uninvited")).toBe("Member invitation withdrawn");
  expect(subjectOf("new.thing")).toBe("Other event");
});

test("what was chosen is what is shown as chosen", () => {
  expect(groupsOf(eventsOf(["terms", "people"]))).toEqual(["people", "terms"]);
  expect(groupsOf([])).toEqual([]);
});

test.each([
  [{}, "Waiting, 2 attempts, next Nov 22, 2026, 10:10 AM", "The receiver responded with 503."],
  [{ State: "delivered", Attempts: 1, NextTryOn: null, Problem: null }, "Delivered", undefined],
  [{ Attempts: 0, Problem: null }, "Waiting", undefined],
  [
    { State: "failed", Attempts: 6, NextTryOn: null, Problem: "private", Status: null },
    "Failed, 6 attempts",
    "This address is inside the server’s own network. Only the operator can allow it.",
  ],
] as const)("%j reads “%s”", (given, state, problem) => {
  // Which blank stands before AM is the machine’s.
  expect(stateOf({ ...delivery, ...given }).replaceAll(/\s/g, " ")).toBe(state);
  expect(problemOf({ ...delivery, ...given })).toBe(problem);
});
