import { Checker, type ToWorker } from "@housestyle/checker";
import { defaultSettings } from "@housestyle/engine";
import { PlainSurface } from "@housestyle/surfaces/testing";
import { expect, test } from "vitest";
import { GoalController } from "./goal-controller.ts";
import { type GoalsState, noGoals } from "./goals-state.ts";
import type { GoalContext } from "./standing-of.ts";

const text = "A short one.\nThis sentence is a long one, it goes on and on.\nOne more that goes on.";
const offenders = [
  { stamp: 2, start: 0, end: 47 },
  { stamp: 3, start: 4, end: 8 },
];

/** Goals of a text of three lines, with what the worker was asked, and a way to decide otherwise. */
function begin() {
  const surface = new PlainSurface(text);
  const asked: ToWorker[] = [];
  const clock = { now: () => 0, later: () => 0, cancel: () => {} };
  const checker = new Checker(clock, { ready() {}, failed() {}, arrived() {}, answered() {} });
  checker.replace(surface.blocks);
  checker.connect({ postMessage: (message) => asked.push(message), listen() {} }, "en-US", defaultSettings);
  let state: GoalsState = noGoals;
  let decided: GoalContext = { style: "general", own: {}, teams: {} };
  const listeners = new Set<() => void>();
  const slot = {
    read: () => state,
    subscribe: () => () => {},
    set: (change: Partial<GoalsState>) => {
      state = { ...state, ...change };
    },
  };
  const goals = new GoalController(slot, {
    checking: () => ({ checker, surface }),
    decided: () => decided,
    follow: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    want: (goal, target) => decide({ ...decided, own: target ? { ...decided.own, [goal]: target } : {} }),
  });
  const decide = (next: GoalContext) => {
    decided = next;
    for (const listener of listeners) listener();
  };
  const questions = () => asked.splice(0).filter(({ type }) => type === "measure" || type === "offenders");
  return { goals, surface, questions, decide, listeners, read: () => state };
}

test("the text is measured while its goals are looked at, and no longer", () => {
  const { goals, questions } = begin();
  goals.show(true);
  expect(questions()).toEqual([{ type: "measure", isWanted: true }]);
  goals.show(false);
  expect(questions()).toEqual([
    { type: "measure", isWanted: false },
    { type: "offenders", goal: undefined, target: {} },
  ]);
});

test("what stands in the way is shaded and walked through, around the end", () => {
  const { goals, surface, questions, read } = begin();
  goals.seek("longestSentence");
  expect(questions()).toEqual([{ type: "offenders", goal: "longestSentence", target: { most: 30 } }]);
  const [second, third] = surface.blocks.slice(1).map(({ start }) => start);
  goals.answered({ type: "offend", goal: "longestSentence", offenders });
  const places = [
    [second, (second ?? 0) + 47],
    [(third ?? 0) + 4, (third ?? 0) + 8],
  ];
  expect(surface.shades.map(({ from, to }) => [from, to])).toEqual(places);
  expect(surface.shades.some(({ isCurrent }) => isCurrent)).toBe(false);
  goals.go(-1);
  expect([surface.selected, read().at]).toEqual([places[1], 1]);
  goals.go(1);
  expect([surface.selected, read().at]).toEqual([places[0], 0]);
  expect(surface.shades.map(({ isCurrent }) => isCurrent)).toEqual([true, false]);
  goals.seek(undefined);
  expect(surface.shades).toEqual([]);
});

test("an answer about another goal, or a paragraph that has gone, shades nothing", () => {
  const { goals, surface, read } = begin();
  goals.seek("longestSentence");
  goals.answered({ type: "offend", goal: "passive", offenders });
  expect(read().offenders).toEqual([]);
  goals.answered({ type: "offend", goal: "longestSentence", offenders: [{ stamp: 99, start: 0, end: 3 }] });
  expect(surface.shades).toEqual([]);
  goals.go(1);
  expect(surface.selected).toBeUndefined();
});

test("another target asks anew, and the same one does not", () => {
  const { goals, questions, decide } = begin();
  goals.seek("longestSentence");
  questions();
  decide({ style: "general", own: {}, teams: {} });
  expect(questions()).toEqual([]);
  goals.want("longestSentence", { most: 40 });
  expect(questions()).toEqual([{ type: "offenders", goal: "longestSentence", target: { most: 40 } }]);
});

test("a checker that has started anew is asked again for what is looked at", () => {
  const { goals, questions } = begin();
  goals.again();
  expect(questions()).toEqual([]);
  goals.show(true);
  goals.seek("longestSentence");
  questions();
  goals.again();
  expect(questions().map(({ type }) => type)).toEqual(["measure", "offenders"]);
});

test("a team's word is told from the usual, and nobody listens any more once it is left", () => {
  const { goals, decide, listeners } = begin();
  expect(goals.isTeams("grade")).toBe(false);
  const said = { Counts: true, Locked: true, TeamId: 3, TeamName: "The Desk", Most: 8 };
  decide({ style: "general", own: {}, teams: { grade: said } });
  expect([goals.isTeams("grade"), goals.standing("grade").isLocked]).toEqual([true, true]);
  goals.dispose();
  expect(listeners.size).toBe(0);
});
