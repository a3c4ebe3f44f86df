import { defaultSettings, type Finding } from "@housestyle/engine";
import { expect, test } from "vitest";
import type { Block } from "./block.ts";
import { type BlockFindings, Checker } from "./checker.ts";
import type { FromWorker, ToWorker } from "./messages.ts";
import { handClock } from "./testing/hand-clock.ts";
import { linesOf } from "./testing/lines-of.ts";
import { wordSession } from "./testing/word-session.ts";
import { CheckLoop } from "./worker/check-loop.ts";

function room() {
  const clock = handClock();
  const arrivals: BlockFindings[] = [];
  const lines = linesOf();
  const sent: ToWorker[] = [];
  const held: FromWorker[] = [];
  const checker = new Checker(clock, {
    ready: () => {},
    failed: () => {},
    arrived: (list) => arrivals.push(...list),
    answered: () => {},
  });
  let receive: (message: FromWorker) => void = () => {};
  const loop = new CheckLoop(
    {
      open: (_dialect, settings) => wordSession("teh", settings),
      post: (message) => held.push(message),
      soon: (step) => void clock.later(step, 0),
      now: () => clock.now(),
    },
    "en-US",
    defaultSettings,
  );
  const port = {
    postMessage: (message: ToWorker) => {
      sent.push(message);
      const { type } = message;
      if (type !== "open" && type !== "word" && type !== "forms" && type !== "rewrites" && type !== "dialect-of")
        loop.receive(message);
    },
    listen: (listener: (message: FromWorker) => void) => {
      receive = listener;
    },
  };
  const deliver = () => {
    for (const message of held.splice(0)) receive(message);
  };
  return { clock, arrivals, sent, checker, port, deliver, lines };
}

/** A block in place of the one at an index. */
function typed(at: number, blocks: readonly Block[]) {
  return { at, remove: 1, insert: blocks };
}

test("of a change at two places only those are sent, and what lies between stays known", () => {
  const { clock, sent, checker, port, deliver, lines } = room();
  const blocks = lines("teh one", "two", "three", "four", "five");
  checker.replace(blocks);
  checker.connect(port, "en-US", defaultSettings);
  clock.forward(1000);
  deliver();
  sent.length = 0;
  const [first, last] = [lines("the one")[0], lines("five!")[0]];
  if (first && last) checker.change({ at: 0, remove: 5, insert: [first, ...blocks.slice(1, 4), last] });
  expect(checker.progress).toEqual({ checked: 3, total: 5 });
  clock.forward(1000);
  const told = sent.map((message) =>
    message.type === "splice" ? [message.at, message.remove, message.insert.length] : [],
  );
  expect(told).toEqual([
    [4, 1, 1],
    [0, 1, 1],
  ]);
});

test("only the paragraph that was typed in is sent, after the pause", () => {
  const { clock, sent, checker, port, lines } = room();
  checker.replace(lines("one", "two", "three"));
  checker.connect(port, "en-US", defaultSettings);
  sent.length = 0;
  checker.change(typed(1, lines("teh two")));
  expect(sent).toEqual([]);
  clock.forward(100);
  expect(sent).toMatchObject([{ type: "splice", at: 1, remove: 1, insert: [{ paragraph: { text: "teh two" } }] }]);
});

test("what has changed since the last pause is sent in one go", () => {
  const { clock, sent, checker, port, lines } = room();
  checker.replace(lines("one", "two", "three", "four"));
  checker.connect(port, "en-US", defaultSettings);
  sent.length = 0;
  checker.change(typed(2, lines("3", "3½")));
  checker.change({ at: 1, remove: 1, insert: [] });
  clock.forward(100);
  expect(sent).toMatchObject([
    { type: "splice", at: 1, remove: 2, insert: [{ paragraph: { text: "3" } }, { paragraph: { text: "3½" } }] },
  ]);
});

test("a question is about the text as it is, even within a pause", () => {
  const { clock, checker, port, sent, lines } = room();
  checker.replace(lines("one"));
  checker.connect(port, "en-US", defaultSettings);
  sent.length = 0;
  checker.change(typed(0, lines("and one")));
  checker.ask({ type: "word", stamp: 2, at: 1 });
  expect(sent.map(({ type }) => type)).toEqual(["splice", "word"]);
  clock.forward(200);
  expect(sent).toHaveLength(2);
});

test("an answer about words that have changed since is dropped", () => {
  const { clock, arrivals, checker, port, deliver, lines } = room();
  checker.replace(lines("teh end"));
  checker.connect(port, "en-US", defaultSettings);
  clock.forward(1);
  checker.change(typed(0, lines("txeh end")));
  deliver();
  expect(arrivals).toEqual([]);
  expect(checker.waiting).toHaveLength(1);
  clock.forward(200);
  deliver();
  expect(arrivals).toMatchObject([{ findings: [] }]);
});

test("what was found is kept for blocks that stay, and forgotten with those that go", () => {
  const { clock, checker, port, deliver, lines } = room();
  const [teh, end] = lines("teh", "teh end");
  if (!teh || !end) throw new Error("Two lines are two blocks.");
  checker.replace([teh, end]);
  checker.connect(port, "en-US", defaultSettings);
  clock.forward(10);
  deliver();
  checker.change({ at: 0, remove: 2, insert: [end] });
  expect(checker.arrival(end.stamp)).toMatchObject({ findings: [{ text: "teh" }] });
  expect(checker.arrival(teh.stamp)).toBeUndefined();
  expect(checker.progress).toEqual({ checked: 1, total: 1 });
});

test("progress counts what is checked, and a change of English starts again", () => {
  const { clock, checker, port, deliver, lines } = room();
  checker.replace(lines("teh", "a", "b"));
  checker.connect(port, "en-US", defaultSettings);
  expect(checker.progress).toEqual({ checked: 0, total: 3 });
  clock.forward(10);
  deliver();
  expect(checker.progress).toEqual({ checked: 3, total: 3 });
  checker.speak("en-GB");
  expect(checker.progress).toEqual({ checked: 0, total: 3 });
  clock.forward(10);
  deliver();
  expect(checker.progress.checked).toBe(3);
});

test("a second worker takes over with everything", () => {
  const { clock, arrivals, checker, port, deliver, lines } = room();
  checker.replace(lines("teh", "a"));
  const dead = { postMessage: () => {}, listen: () => {} };
  checker.connect(dead, "en-US", defaultSettings);
  checker.connect(port, "en-US", defaultSettings);
  clock.forward(10);
  deliver();
  expect(arrivals.map((arrival) => arrival.findings.length)).toEqual([1, 0]);
});

/** A worker that a test speaks for. */
function spokenWorker() {
  const heard: ToWorker[] = [];
  let say: (message: FromWorker) => void = () => {};
  const port = {
    postMessage: (message: ToWorker) => void heard.push(message),
    listen: (listener: (message: FromWorker) => void) => {
      say = listener;
    },
  };
  return { port, heard, say: (message: FromWorker) => say(message) };
}

const late = (start: number, end: number): Finding => ({
  ...{ ruleId: "neural/wrong-word", kind: "grammar", level: "warning", message: "", suggestions: [], sure: false },
  ...{ start, end, text: "" },
});

test("a worker that was replaced is not heard any more", () => {
  const { checker, port, arrivals, lines } = room();
  const { port: first, say } = spokenWorker();
  const blocks = lines("one");
  checker.replace(blocks);
  checker.connect(first, "en-US", defaultSettings);
  checker.connect(port, "en-US", defaultSettings);
  say({ type: "checked", paragraphs: [{ stamp: blocks[0]?.stamp ?? 0, findings: [late(0, 3)] }] });
  expect(arrivals).toEqual([]);
  expect(checker.progress.checked).toBe(0);
});

test("what is said late of a paragraph stays whole when the same text is handed over again", () => {
  const { checker, clock, port, arrivals, deliver, lines } = room();
  const { port: second, say } = spokenWorker();
  const blocks = lines("unlikely");
  checker.connect(port, "en-US", defaultSettings);
  checker.connectLate(second, "en-US", defaultSettings);
  checker.replace(blocks);
  clock.forward(10);
  deliver();
  say({ type: "checked", paragraphs: [{ stamp: blocks[0]?.stamp ?? 0, findings: [late(0, 2)] }] });
  checker.replace(blocks);
  clock.forward(10);
  deliver();
  expect(arrivals.at(-1)?.findings).toMatchObject([{ start: 0, end: 2 }]);
});

test("when all of a worker is ready, everything counts as unchecked until it is told again", () => {
  const { checker, lines } = room();
  const { port, say } = spokenWorker();
  const [block, ...others] = lines("one", "two");
  checker.replace([...(block ? [block] : []), ...others]);
  checker.connect(port, "en-US", defaultSettings);
  const paragraphs = [{ stamp: block?.stamp ?? 0, findings: [late(0, 3)] }];
  say({ type: "checked", paragraphs });
  expect(checker.progress).toEqual({ checked: 1, total: 2 });
  say({ type: "ready", rules: [], templates: [] });
  expect(checker.progress).toEqual({ checked: 0, total: 2 });
});

test("what is said late stands beside what the rules say and gives way to it, until its worker is let go", () => {
  const { checker, clock, port, arrivals, deliver, lines } = room();
  const { port: second, say } = spokenWorker();
  const [block] = lines("teh very end");
  const spans = () => arrivals.at(-1)?.findings.map(({ start, end }) => [start, end]);
  checker.replace(block ? [block] : []);
  checker.connectLate(second, "en-US", defaultSettings);
  const paragraphs = [{ stamp: block?.stamp ?? 0, findings: [late(2, 5), late(9, 12)] }];
  say({ type: "checked", paragraphs });
  expect(arrivals).toEqual([]);
  checker.connect(port, "en-US", defaultSettings);
  clock.forward(0);
  deliver();
  expect(spans()).toEqual([
    [0, 3],
    [9, 12],
  ]);
  checker.connectLate(undefined, "en-US", defaultSettings);
  expect(spans()).toEqual([[0, 3]]);
  say({ type: "checked", paragraphs });
  expect(spans()).toEqual([[0, 3]]);
});

test("both workers hear of the same text, whichever comes first or again", () => {
  const { checker, clock, port, sent, lines } = room();
  const { port: second, heard } = spokenWorker();
  checker.replace(lines("one", "two"));
  checker.connect(port, "en-US", defaultSettings);
  checker.change(typed(0, lines("three")));
  checker.connectLate(second, "en-US", defaultSettings);
  checker.connect(port, "en-US", defaultSettings);
  checker.change(typed(1, lines("four")));
  clock.forward(10_000);
  const textOf = (messages: readonly ToWorker[]) => {
    let text: string[] = [];
    for (const message of messages) {
      if (message.type === "open") text = [];
      if (message.type === "splice")
        text = text.toSpliced(message.at, message.remove, ...message.insert.map(({ paragraph }) => paragraph.text));
    }
    return text;
  };
  expect([textOf(sent), textOf(heard)]).toEqual([
    ["three", "four"],
    ["three", "four"],
  ]);
});

test("what is said late of a paragraph stays while it is written in, but for what the edit touches", () => {
  const { checker, clock, port, arrivals, deliver, lines } = room();
  const { port: second, say } = spokenWorker();
  const texts = () => {
    const { block, findings } = arrivals.at(-1) ?? {};
    return findings?.map(({ start, end }) => block?.paragraph.text.slice(start, end));
  };
  const next = lines("we walk to school today", "we walk slowly to school today", "we walk slowly to schools today");
  const [first] = next;
  checker.connect(port, "en-US", defaultSettings);
  checker.connectLate(second, "en-US", defaultSettings);
  checker.replace(next.slice(0, 1));
  say({ type: "checked", paragraphs: [{ stamp: first?.stamp ?? 0, findings: [late(3, 7), late(11, 17)] }] });
  const shown = next.map((block, at) => {
    if (at > 0) checker.change(typed(0, [block]));
    clock.forward(10_000);
    deliver();
    return texts();
  });
  expect(shown).toEqual([["walk", "school"], ["walk", "school"], ["walk"]]);
  say({ type: "checked", paragraphs: [{ stamp: next.at(-1)?.stamp ?? 0, findings: [] }] });
  expect(texts()).toEqual([]);
});
