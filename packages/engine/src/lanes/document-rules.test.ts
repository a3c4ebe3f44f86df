import { expect, test } from "vitest";
import { createEngine } from "../create-engine.ts";
import { defaultSettings, type Settings } from "../settings/settings.ts";
import { testAssets } from "../testing/run-rule.ts";

const engine = createEngine(testAssets());
const paragraph = (text: string) => ({ text, kind: "prose" as const });

function opened(texts: readonly string[], settings: Settings = defaultSettings) {
  const session = engine.session({ dialect: "en-US", settings });
  session.splice(0, 0, texts.map(paragraph));
  const settle = () => {
    while (session.pending > 0) session.work(1);
  };
  settle();
  const said = () =>
    Array.from({ length: session.length }, (_, i) => (session.findings(i) ?? []).map(({ text }) => text));
  return { session, settle, said };
}

const texts = ["The adviser came.", "Her adviser left.", "An advisor stayed."];

test("what is written otherwise than most is found in a session as in a whole text", () => {
  const { said } = opened(texts);
  expect(said()).toEqual([[], [], ["advisor"]]);
  expect(engine.check(texts.join("\n\n"), { dialect: "en-US" }).map(({ ruleId }) => ruleId)).toEqual([
    "consistency/spelling",
  ]);
});

test("an edit elsewhere moves the remark to what is the rarer way now", () => {
  const { session, settle, said } = opened(texts);
  session.splice(0, 1, [paragraph("The advisor came.")]);
  settle();
  expect(said()).toEqual([[], ["adviser"], []]);
  session.splice(1, 1, []);
  settle();
  expect(said()).toEqual([[], []]);
});

test("an edit that comes while the document is judged is judged, too", () => {
  // However far the judging has come.
  for (let steps = 0, isUnderWay = true; isUnderWay; steps++) {
    const { session, settle, said } = opened(texts);
    session.splice(0, 1, [paragraph("The advisor came.")]);
    for (let step = 0; step < steps && session.pending > 0; step++) session.work(1, 0, () => true);
    isUnderWay = session.pending > 0;
    session.splice(3, 0, ["An adviser.", "His adviser."].map(paragraph));
    settle();
    expect(said()).toEqual([["advisor"], [], ["advisor"], [], []]);
  }
});

test("what the whole document says of a paragraph stays while the paragraph is read with new settings", () => {
  const { session, said } = opened(texts);
  session.configure({ ...defaultSettings, words: ["zyntharil"] });
  session.work(1, 2);
  expect(said()[2]).toEqual(["advisor"]);
});

test("such a rule is switched off, ignored and hushed like any other, and code counts for nothing", () => {
  const off = { ...defaultSettings, disabled: ["consistency/spelling"] };
  expect(opened(texts, off).said()).toEqual([[], [], []]);
  const ignores = [{ rule: "consistency", pattern: "advisor" }];
  expect(opened(texts, { ...defaultSettings, ignores }).said()).toEqual([[], [], []]);
  const code = engine.check('The `adviser` -- came.\n\n    an adviser -- "no"\n\nAn advisor—he—said “no”.', {
    dialect: "en-US",
    format: "markdown",
    settings: { ...defaultSettings, picky: true },
  });
  expect(code).toEqual([]);
});
