import type { Finding } from "@housestyle/engine";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { expect, test } from "vitest";
import { DistantPort, type FoundElsewhere } from "./distant-port.ts";
import type { FromWorker, SentParagraph, StampedFindings } from "./messages.ts";
import { handClock } from "./testing/index.ts";

const finding = (start: number, end: number, text: string): Finding => ({
  ...{ start, end, text, ruleId: "spelling/x", kind: "spelling", level: "error", message: "", suggestions: [] },
  sure: false,
});

/** Somebody far away who finds one word, when it is let to. */
function far(word: string) {
  const asked: string[] = [];
  const waiting: (() => void)[] = [];
  let isDeaf = false;
  const clock = handClock();
  const heard: FromWorker[] = [];
  const port = new DistantPort(async (text): Promise<FoundElsewhere | undefined> => {
    asked.push(text);
    await new Promise<void>((resolve) => waiting.push(resolve));
    if (isDeaf) return undefined;
    const findings = [...text.matchAll(new RegExp(word, "g"))].map(({ index }) =>
      finding(index, index + word.length, word),
    );
    return { findings, rules: [] };
  }, clock);
  port.listen((message) => heard.push(message));
  return {
    port,
    asked,
    clock,
    answer: async (isHeard = true) => {
      isDeaf = !isHeard;
      waiting.shift()?.();
      for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    },
    heard,
    checked: (): readonly StampedFindings[] =>
      heard.flatMap((each) => (each.type === "checked" ? each.paragraphs : [])),
  };
}

const sent = (stamp: number, text: string, opaque: SentParagraph["paragraph"]["opaque"] = []): SentParagraph => ({
  stamp,
  paragraph: { text, kind: "prose", opaque },
});

test("a text is asked about as a whole, and each paragraph hears what is about it", async () => {
  const { port, asked, clock, answer, checked } = far("teh");
  port.postMessage({ type: "splice", at: 0, remove: 0, insert: [sent(1, "It is teh end."), sent(2, "No, teh teh.")] });
  clock.forward(0);
  expect(asked).toEqual(["It is teh end.\n\nNo, teh teh."]);
  await answer();
  expect(checked()).toMatchObject([
    { stamp: 1, findings: [{ start: 6, end: 9 }] },
    { stamp: 2, findings: [{ start: 4 }, { start: 8 }] },
  ]);
});

test("code is not sent, and what stands around it is found in its place", async () => {
  const { port, asked, clock, answer, checked } = far("teh");
  const code: SentParagraph = { stamp: 2, paragraph: { text: "const teh = 1;", kind: "code" } };
  port.postMessage({
    type: "splice",
    at: 0,
    remove: 0,
    insert: [sent(1, "It is teh end."), code, sent(3, "No, teh.")],
  });
  clock.forward(0);
  expect(asked).toEqual(["It is teh end.\n\n\n\nNo, teh."]);
  await answer();
  expect(checked()).toMatchObject([
    { stamp: 1, findings: [{ start: 6, end: 9 }] },
    { stamp: 2, findings: [] },
    { stamp: 3, findings: [{ start: 4, end: 7 }] },
  ]);
});

test("one question at a time: what changes meanwhile is asked about once, a second later", async () => {
  const { port, asked, clock, answer } = far("teh");
  const write = (stamp: number, text: string) =>
    port.postMessage({ type: "splice", at: 0, remove: stamp === 1 ? 0 : 1, insert: [sent(stamp, text)] });
  write(1, "a");
  clock.forward(0);
  for (const [stamp, text] of [
    [2, "ab"],
    [3, "abc"],
  ] as const)
    write(stamp, text);
  clock.forward(60_000);
  expect(asked).toEqual(["a"]);
  await answer();
  clock.forward(999);
  expect(asked).toEqual(["a"]);
  clock.forward(1);
  expect(asked).toEqual(["a", "abc"]);
  await answer();
  clock.forward(60_000);
  expect(asked).toEqual(["a", "abc"]);
});

test("where nobody answers that is told, and asked again only when the text has changed, after a while", async () => {
  const { port, asked, clock, answer, heard } = far("teh");
  port.postMessage({ type: "splice", at: 0, remove: 0, insert: [sent(1, "teh")] });
  clock.forward(0);
  await answer(false);
  expect(heard).toEqual([{ type: "unanswered" }]);
  clock.forward(60_000);
  expect(asked).toHaveLength(1);
  port.postMessage({ type: "splice", at: 0, remove: 1, insert: [sent(2, "teh end")] });
  clock.forward(0);
  await answer(false);
  port.postMessage({ type: "splice", at: 0, remove: 1, insert: [sent(3, "teh end.")] });
  clock.forward(9_999);
  expect(asked).toHaveLength(2);
  clock.forward(1);
  expect(asked).toHaveLength(3);
});

test("nothing is asked about a text that has ended, and no answer to it is heard", async () => {
  const { port, asked, clock, answer, heard } = far("teh");
  port.postMessage({ type: "splice", at: 0, remove: 0, insert: [sent(1, "teh")] });
  clock.forward(0);
  port.end();
  await answer();
  port.postMessage({ type: "splice", at: 0, remove: 1, insert: [sent(2, "teh end")] });
  clock.forward(60_000);
  expect([asked.length, heard]).toEqual([1, []]);
});

test("whatever the paragraphs are, each finding lies in its paragraph at its words, and in nothing that is not to be read", async () => {
  const line = fc.array(fc.constantFrom("teh", " ", "x", "🙂", "tehteh"), { maxLength: 8 }).map((all) => all.join(""));
  await holds(
    fc.asyncProperty(fc.array(line, { minLength: 1, maxLength: 6 }), async (lines) => {
      const { port, clock, answer, checked } = far("teh");
      const paragraphs = lines.map((text, stamp) => sent(stamp, text, stamp % 2 ? [{ start: 0, end: 4 }] : []));
      port.postMessage({ type: "splice", at: 0, remove: 0, insert: paragraphs });
      clock.forward(0);
      await answer();
      for (const { stamp, findings } of checked()) {
        const text = lines[stamp] ?? "";
        for (const { start, end } of findings) expect(text.slice(start, end)).toBe("teh");
        const all = [...text.matchAll(/teh/g)].filter(({ index }) => stamp % 2 === 0 || index >= 4);
        expect(findings).toHaveLength(all.length);
      }
    }),
  );
});
