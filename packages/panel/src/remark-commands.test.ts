import { Checker } from "@housestyle/checker";
import { PlainSurface } from "@housestyle/surfaces/testing";
import { beforeEach, expect, test } from "vitest";
import type { ListState } from "./listed.ts";
import { type FoundInParagraph, RemarkCommands } from "./remark-commands.ts";
import { RemarkController } from "./remark-controller.ts";
import { noRemarks } from "./remarks-state.ts";
import type { WriterEvent } from "./writer-event.ts";

let surface: PlainSurface;
let state: ListState;
let notices: { text: string; undo?: () => void }[];
let events: WriterEvent[];
let ignored: FoundInParagraph[];
let commands: RemarkCommands;

/** A text, its remarks and what can be done with them; the clock stands still. */
function begin(text: string): void {
  surface = new PlainSurface(text);
  state = { ...noRemarks, filter: undefined, order: "place" };
  notices = [];
  events = [];
  ignored = [];
  const set = (change: Partial<ListState>) => {
    state = { ...state, ...change };
  };
  const clock = { now: () => 0, later: () => 0, cancel: () => {} };
  const checker = new Checker(clock, { ready() {}, failed() {}, arrived() {}, answered() {} });
  const remarks = new RemarkController({ read: () => state, set }, checker, {
    shown: (findings) => findings,
    waiting() {},
    say: () => "",
    opened() {},
  });
  remarks.use(surface);
  commands = new RemarkCommands(remarks, surface, {
    list: () => state,
    say: (said) => set({ said }),
    notify: (text, undo) => notices.push({ text, ...(undo && { undo }) }),
    acted: (event) => events.push(event),
    ignore: (found) => ignored.push(...found),
  });
}

beforeEach(() => begin("teh cat and teh dog\nand teh end"));

test("a suggestion is written over its words, said, counted, and the text has the keyboard again", () => {
  commands.accept("12", "the");
  expect(surface.text).toBe("teh cat and the dog\nand teh end");
  expect(state.said).toBe("“teh” is now “the”.");
  expect(events).toMatchObject([{ what: "accept", place: "word", suggestion: 0 }]);
  expect(surface.hasFocus).toBe(true);
});

test("in the list the next remark opens once one is accepted", () => {
  state = { ...state, place: "panel" };
  commands.accept("0", "the");
  expect(state.current?.key).toBe("12");
  expect(state.focusOn?.key).toBe("12");
});

test("what has gone is refused in words, and nothing is counted", () => {
  surface.write("the cat");
  commands.accept("0", "the");
  commands.acceptAlike("0", "the");
  expect(surface.text).toBe("the cat");
  expect(events).toEqual([]);
  expect(notices.map(({ text }) => text)).toEqual(
    Array(2).fill("The text has changed since then, so nothing was replaced."),
  );
});

test("all alike are replaced in one step, which one press takes back", () => {
  commands.acceptAlike("0", "the");
  expect(surface.text).toBe("the cat and the dog\nand the end");
  expect(notices[0]?.text).toBe("Replaced 3 instances with “the”.");
  expect(events).toMatchObject([{ what: "acceptAlike", count: 3 }]);
  notices[0]?.undo?.();
  expect(surface.text).toBe("teh cat and teh dog\nand teh end");
});

test("what was written since is not taken back with it", () => {
  commands.acceptAlike("0", "the");
  surface.write(`${surface.text}!`);
  notices[0]?.undo?.();
  expect(surface.text).toBe("the cat and the dog\nand the end!");
  expect(notices[1]?.text).toBe("The text has changed since then. Press Ctrl+Z to undo step by step.");
});

test("one is ignored where it stands, or all that say the same, each in its own paragraph", () => {
  const second = surface.remark("12");
  if (second) commands.ignore(second);
  expect(ignored.map(({ finding, paragraph }) => [finding.start, paragraph])).toEqual([[12, "teh cat and teh dog"]]);
  commands.ignoreAlike("12");
  expect(ignored.slice(1).map(({ finding, paragraph }) => paragraph.slice(finding.start, finding.end))).toEqual(
    Array(3).fill("teh"),
  );
  expect(ignored.at(-1)?.paragraph).toBe("and teh end");
  expect(events.map(({ count }) => count)).toEqual([undefined, 3]);
});

test("from the caret to the next, on to the first again, and back; a group that is chosen alone is walked alone", () => {
  surface.caret = 5;
  const walk = (...steps: (1 | -1)[]) =>
    steps.map((step) => {
      commands.go(step, "panel");
      return state.current?.key;
    });
  expect(walk(1, 1, 1, -1)).toEqual(["12", "24", "0", "24"]);
  state = { ...state, filter: "grammar", current: undefined };
  expect(walk(1)).toEqual([undefined]);
});
