import { schema } from "@housestyle/documents";
import { defaultSettings } from "@housestyle/engine";
import { EditorState } from "@tiptap/pm/state";
import { expect, test } from "vitest";
import { handClock } from "../../testing/hand-clock.ts";
import { wordSession } from "../../testing/word-session.ts";
import { CheckLoop } from "./check-loop.ts";
import { type Arrival, Checker } from "./checker.ts";
import type { FromWorker, ToWorker } from "./messages.ts";

function documentOf(...lines: string[]) {
  return schema.nodes.doc.create(
    null,
    lines.map((line) => schema.nodes.paragraph.create(null, line ? schema.text(line) : null)),
  );
}

function room() {
  const clock = handClock();
  const arrivals: Arrival[] = [];
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
      measure: () => ({
        words: 0,
        sentences: [],
        letters: 0,
        syllables: 0,
        readWords: 0,
        readSentences: 0,
        pronouns: [],
        variants: [],
        acronyms: [],
      }),
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
      if (type !== "open" && type !== "word" && type !== "forms" && type !== "dialect-of") loop.receive(message);
    },
    listen: (listener: (message: FromWorker) => void) => {
      receive = listener;
    },
  };
  const deliver = () => {
    for (const message of held.splice(0)) receive(message);
  };
  return { clock, arrivals, sent, checker, port, deliver };
}

test("only the paragraph that was typed in is sent, after the pause", () => {
  const { clock, sent, checker, port } = room();
  const state = EditorState.create({ doc: documentOf("one", "two", "three") });
  checker.track(state.doc);
  checker.connect(port, "en-US", defaultSettings);
  sent.length = 0;
  const typed = state.apply(state.tr.insertText("teh ", 6)).doc;
  checker.track(typed);
  expect(sent).toEqual([]);
  clock.forward(100);
  expect(sent).toMatchObject([{ type: "splice", at: 1, remove: 1, insert: [{ paragraph: { text: "teh two" } }] }]);
});

test("a question is about the text as it is, even within a pause", () => {
  const { clock, checker, port, sent } = room();
  const state = EditorState.create({ doc: documentOf("one") });
  checker.replace(state.doc);
  checker.connect(port, "en-US", defaultSettings);
  sent.length = 0;
  checker.track(state.apply(state.tr.insertText("and ", 1)).doc);
  checker.ask({ type: "word", stamp: 2, at: 1 });
  expect(sent.map(({ type }) => type)).toEqual(["splice", "word"]);
  clock.forward(200);
  expect(sent).toHaveLength(2);
});

test("an answer about words that have changed since is dropped", () => {
  const { clock, arrivals, checker, port, deliver } = room();
  const state = EditorState.create({ doc: documentOf("teh end") });
  checker.replace(state.doc);
  checker.connect(port, "en-US", defaultSettings);
  clock.forward(1);
  checker.track(state.apply(state.tr.insertText("x", 2)).doc);
  deliver();
  expect(arrivals).toEqual([]);
  expect(checker.waiting).toHaveLength(1);
  clock.forward(200);
  deliver();
  expect(arrivals).toMatchObject([{ findings: [] }]);
});

test("progress counts what is checked, and a change of English starts again", () => {
  const { clock, checker, port, deliver } = room();
  checker.replace(documentOf("teh", "a", "b"));
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
  const { clock, arrivals, checker, port, deliver } = room();
  checker.replace(documentOf("teh", "a"));
  const dead = { postMessage: () => {}, listen: () => {} };
  checker.connect(dead, "en-US", defaultSettings);
  checker.connect(port, "en-US", defaultSettings);
  clock.forward(10);
  deliver();
  expect(arrivals.map((arrival) => arrival.findings.length)).toEqual([1, 0]);
});
