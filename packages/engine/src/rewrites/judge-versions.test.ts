import { expect, test } from "vitest";
import { createEngine } from "../create-engine.ts";
import { defaultSettings, type Term } from "../settings/settings.ts";
import { testAssets } from "../testing/run-rule.ts";

const engine = createEngine(testAssets());
const before = "Dr. Lee did not send the 3 reports to Ann’s “Quick Desk” at www.example.org.";
const text = `Hello there. ${before} They wait.`;
const at = text.indexOf("reports");
const paragraph = { text, kind: "prose" } as const;
const judged = (after: string, terms: readonly Term[] = []) =>
  engine.judge(paragraph, { start: at, end: at }, [after], { settings: { ...defaultSettings, terms } }).faults[0];

test("the span is that of the whole sentences", () => {
  const spanOf = (start: number, end: number) => {
    const { span } = engine.judge(paragraph, { start, end }, []);
    return span && text.slice(span.start, span.end);
  };
  expect(spanOf(at, at + 3)).toBe(before);
  expect(spanOf(3, at)).toBe(`Hello there. ${before}`);
  expect(engine.judge({ text, kind: "code" }, { start: at, end: at }, [before]).span).toBeUndefined();
  const markup = { ...paragraph, markup: [{ start: at, end: at + 3 }] };
  expect(engine.judge(markup, { start: at, end: at }, [before])).toEqual({ span: undefined, faults: [] });
});

test.each([
  [before, undefined],
  ["The 3 reports were not sent to Ann’s “Quick Desk” at www.example.org by Dr. Lee.", undefined],
  [before.replace("3", "4"), "numbers"],
  [before.replace("the 3", "the"), "numbers"],
  [before.replace("did not send", "sent"), "negations"],
  [before.replace("Quick", "Fast"), "quotations"],
  [before.replace("www.example.org", "www.example.com"), "links"],
  [`${before} See https://evil.example/.`, "links"],
  [before.replace("Ann", "Anna"), "names"],
  [before.replace("Dr. Lee", "The doctor"), "names"],
  [before.replace("did not send", "did not sended"), "mistakes"],
  [before.replace("reports", "reprots"), "mistakes"],
] as const)("%s → %s", (after, fault) => {
  expect(judged(after)).toBe(fault);
});

test("a version is about the same", () => {
  const long = "We decided to stay at home because of the heavy rain outside.";
  const faultOf = (after: string) =>
    engine.judge({ text: long, kind: "prose" }, { start: 0, end: long.length }, [after]).faults[0];
  expect(faultOf("Because it rained heavily, we chose to remain home.")).toBeUndefined();
  expect(faultOf("Most people protect themselves with large covers during their journeys.")).toBe("meaning");
});

test("names stay where sentences begin", () => {
  const ann = "Ann left early. Bob stayed.";
  const faultOf = (after: string) =>
    engine.judge({ text: ann, kind: "prose" }, { start: 0, end: ann.length }, [after]).faults[0];
  expect(faultOf("Ann went early. Bob stayed.")).toBeUndefined();
  expect(faultOf("Although Bob stayed, Ann left early.")).toBeUndefined();
  expect(faultOf("She left early. Bob stayed.")).toBe("names");
  expect(faultOf("Ann left early. Rob stayed.")).toBe("names");
});

test("approved terms stay, and rules of the team are kept", () => {
  const term = (status: Term["status"], word: string): Term => ({ id: word, text: word, status });
  const other = before.replace("reports", "summaries");
  expect(judged(other)).toBeUndefined();
  expect(judged(other, [term("Approved", "reports")])).toBe("terms");
  expect(judged(before, [term("Approved", "reports")])).toBeUndefined();
  expect(judged(other, [term("Approved", "report")])).toBeUndefined();
  expect(judged(other, [term("Forbidden", "summaries")])).toBe("mistakes");
});
