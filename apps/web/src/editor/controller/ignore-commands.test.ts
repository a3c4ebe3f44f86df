import type { Ignored, RuleUsage } from "@housestyle/panel";
import { finding } from "@housestyle/surfaces/testing";
import { expect, test } from "vitest";
import { bringBack, type IgnoringHost, ignore, ignoreEverywhere, ignoreInDocument } from "./ignore-commands.ts";
import { forgetLowered, learn } from "./learn.ts";

type Kept = Map<string, Ignored>;

/** A person with a document and no page: what was decided, what was said, and the ways back that were offered. */
function person(isEditable = true) {
  const decided = { ignored: new Map() as Kept, tallies: new Map<string, RuleUsage>() };
  const state = { isEditable, ignored: new Map() as Kept, rules: new Map([["style/passive", { title: "Passive" }]]) };
  const said: string[] = [];
  const back: (() => void)[] = [];
  const host = {
    state: { read: () => state },
    document: { ignore: (ignored: Kept) => void Object.assign(state, { ignored }) },
    personal: { decided, decide: (change: object) => void Object.assign(decided, change) },
    notify(text: string, undo?: () => void) {
      said.push(text);
      if (undo) back.push(undo);
    },
  } as unknown as IgnoringHost & Parameters<typeof learn>[0];
  return { host, decided, state, said, undo: () => back.pop()?.() };
}

const passive = finding({ ruleId: "style/passive", kind: "style", text: "was made" });
const place = (paragraph: string) => ({ finding: finding({ text: "teh", start: 0, end: 3 }), paragraph });

test("what is ignored is ignored at its places alone, and comes back by the same step", () => {
  const { host, state, said, undo } = person();
  ignore(host, []);
  expect(said).toEqual([]);
  ignore(host, [place("teh cat")]);
  ignore(host, [place("teh dog"), place("teh cow")]);
  expect(state.ignored.size).toBe(3);
  expect(said).toEqual(["“teh” is ignored here.", "“teh” is ignored in 2 places."]);
  undo();
  expect(state.ignored.size).toBe(1);
});

test("whoever may only read a text keeps on the device what is no error there", () => {
  const { host, state, decided, undo } = person(false);
  ignore(host, [place("teh cat")]);
  expect([state.ignored.size, decided.ignored.size]).toEqual([0, 1]);
  undo();
  expect(decided.ignored.size).toBe(0);
});

test("words are no error in this document or everywhere, said so, and each is one step back", () => {
  const { host, state, decided, said, undo } = person();
  ignoreInDocument(host, passive);
  ignoreEverywhere(host, passive);
  expect([state.ignored.size, decided.ignored.size]).toEqual([1, 1]);
  expect(said).toEqual(["“was made” is ignored in this document.", "“was made” is ignored everywhere."]);
  undo();
  undo();
  expect([state.ignored.size, decided.ignored.size]).toEqual([0, 0]);
});

test("a rule is lowered with a word about it, and the way back forgets what was learnt", () => {
  const { host, decided, said, undo } = person();
  for (let time = 0; time < 4; time++) learn(host, { what: "ignore", finding: passive });
  expect(said).toEqual([]);
  learn(host, { what: "ignore", finding: passive });
  expect(said).toEqual(["“Passive” will be shown as a hint from now on: you ignored it 5 times."]);
  undo();
  expect(decided.tallies.size).toBe(0);
});

test("a rejection that is taken back was none, and an acceptance raises a lowered rule", () => {
  const { host, decided, said } = person();
  ignoreInDocument(host, passive);
  for (let time = 0; time < 5; time++) learn(host, { what: "ignore", finding: passive });
  bringBack(host, [...host.state.read().ignored.values()]);
  expect(decided.tallies.get("style/passive")?.rejected).toBe(4);
  learn(host, { what: "ignore", finding: passive });
  learn(host, { what: "accept", finding: passive });
  expect(said.at(-1)).toBe("“Passive” will be shown as usual again.");
  for (let time = 0; time < 3; time++) learn(host, { what: "ignore", finding: passive });
  forgetLowered(host);
  expect(decided.tallies.size).toBe(0);
});
