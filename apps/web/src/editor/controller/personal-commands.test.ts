import { expect, test } from "vitest";
import { gatesOf } from "../flags/gates.ts";
import { panelsUnder } from "../remarks/use-shown-panel.ts";
import { HeldKeys } from "./held-keys.ts";
import { addNames, addWord, addWords, type PersonalHost, removeWords, turnOff } from "./personal-commands.ts";

/** A person without a page: what was decided, what was said, and the ways back that were offered. */
function person() {
  const decided = { words: new Set(["old"]), ignored: new Map(), disabled: new Set<string>() };
  const said: string[] = [];
  const back: (() => void)[] = [];
  const host = {
    personal: { decided, decide: (change: object) => void Object.assign(decided, change) },
    notify(text: string, undo?: () => void) {
      said.push(text);
      if (undo) back.push(undo);
    },
  } as unknown as PersonalHost;
  return { host, decided, said, undo: () => back.pop()?.() };
}

test("a word goes into the dictionary, that is said, and it can be taken back", () => {
  const { host, decided, said, undo } = person();
  addWord(host, "Nordwind");
  expect([...decided.words]).toEqual(["old", "Nordwind"]);
  expect(said).toEqual(["Added “Nordwind” to your dictionary."]);
  undo();
  expect([...decided.words]).toEqual(["old"]);
});

test("many go together and come back together", () => {
  const { host, decided, said, undo } = person();
  addNames(host, ["Ann", "Bo"]);
  expect(said).toEqual(["Added 2 words to your dictionary."]);
  undo();
  expect([...decided.words]).toEqual(["old"]);
});

test("a word that was there before stays when what was added is taken back", () => {
  const { host, decided, undo } = person();
  addNames(host, ["old", "Bo"]);
  undo();
  expect([...decided.words]).toEqual(["old"]);
});

test("words are added and removed without a word about it", () => {
  const { host, decided, said } = person();
  addWords(host, ["a", "b"]);
  removeWords(host, ["old", "a", "never there"]);
  expect([...decided.words]).toEqual(["b"]);
  expect(said).toEqual([]);
});

test("a rule that was switched off is switched on again", () => {
  const { host, decided, said, undo } = person();
  turnOff(host, "style/passive", "Passive voice");
  expect([...decided.disabled]).toEqual(["style/passive"]);
  expect(said).toEqual(["“Passive voice” is turned off for you."]);
  undo();
  expect(decided.disabled.size).toBe(0);
  turnOff(host, "style/passive", "Passive voice", 117);
  expect(said.at(-1)).toBe("“Passive voice” is turned off for you: 117 suggestions in this document are hidden.");
});

test("what a flag has switched off has no place beside the text, and snippets and the outline always have", () => {
  expect(panelsUnder(undefined)).toEqual(["remarks", "goals", "reports", "snippets", "outline"]);
  expect(panelsUnder(gatesOf({ GoalsSidebar: false }))).toEqual(["remarks", "reports", "snippets", "outline"]);
  expect(panelsUnder(gatesOf({ RealtimeReportPanel: false, NewRealtimeSidebar: false }))).toEqual([
    "goals",
    "snippets",
    "outline",
  ]);
});

test("pastes that come too early wait in their order, and once they are handed out nothing is held", () => {
  const held = new HeldKeys();
  const view = { editable: true } as Parameters<HeldKeys["take"]>[0];
  let stopped = 0;
  const paste = (text: string) =>
    ({
      clipboardData: { getData: (type: string) => (type === "text/plain" ? text : "") },
      preventDefault: () => stopped++,
    }) as unknown as ClipboardEvent;
  held.take(view, paste("one"));
  held.take(view, paste("two"));
  held.take({ editable: false } as typeof view, paste("not here"));
  expect(held.release()).toEqual([
    { html: "", text: "one" },
    { html: "", text: "two" },
  ]);
  held.take(view, paste("three"));
  expect([stopped, held.release()]).toEqual([2, []]);
});
