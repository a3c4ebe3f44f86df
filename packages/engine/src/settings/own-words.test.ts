import { describe, expect, it } from "vitest";
import { createEngine } from "../create-engine.ts";
import { testAssets } from "../testing/run-rule.ts";
import { createOwnWords } from "./own-words.ts";
import { defaultSettings, type Settings } from "./settings.ts";

const engine = createEngine(testAssets());
const spelling = (text: string, settings: Partial<Settings>): [string, string | undefined][] =>
  engine
    .check(text, { settings: { ...defaultSettings, ...settings } })
    .filter(({ kind }) => kind === "spelling")
    .map((finding) => [finding.text, finding.suggestions[0]]);

describe("words of one's own", () => {
  it("are right in any case, or exactly as written when they hold a capital or ask for it", () => {
    expect(spelling("It is frobnicatish, Frobnicatish, FROBNICATISH.", { words: ["frobnicatish"] })).toEqual([]);
    expect(spelling("It is frobnicatish.", { words: ["Frobnicatish"] })).toHaveLength(1);
    expect(spelling("It is frobnicatish.", { words: [{ text: "Frobnicatish", caseSensitive: false }] })).toEqual([]);
    expect(
      spelling("It is Frobnicatish or FrobNicatish.", { words: [{ text: "frobnicatish", caseSensitive: true }] }),
    ).toEqual(spelling("It is Frobnicatish or FrobNicatish.", {}));
  });
  it("are right in compounds, whose other parts are not", () => {
    const settings = { words: ["gardn"] };
    expect(spelling("A gardn-like place with a non-gardn end.", settings)).toEqual([]);
    expect(spelling("A gardn-like place.", {})).toHaveLength(1);
    expect(spelling("A gardn-langauge book.", settings)).toHaveLength(1);
  });
  it("may be phrases", () => {
    expect(spelling("It is frobnicatish zyxwish.", { words: ["frobnicatish zyxwish"] })).toEqual([]);
  });
  it("are offered for their misspellings, first", () => {
    expect(spelling("It is frobnicatihs.", { words: ["frobnicatish"] })).toEqual([["frobnicatihs", "frobnicatish"]]);
    expect(spelling("It is frobnicatihs.", { words: [] })[0]?.[1]).not.toBe("frobnicatish");
    expect(spelling("The frobnicatihs’s end.", { words: ["frobnicatish"] })[0]?.[1]).toBe("frobnicatish’s");
    const settings = { ...defaultSettings, words: ["frobnicatish"] };
    expect(engine.check("It is frobnicatihs.", { settings })[0]?.message).toBe("Did you mean “frobnicatish”?");
    // A word of the dictionary that is nearer goes first.
    expect(spelling("They recieve it.", { words: ["recicve", "relievx"] })[0]?.[1]).not.toBe("relievx");
    const terms = [{ id: "1", text: "kubectlish", status: "Approved" as const }];
    expect(spelling("It is kubectlihs.", { terms })).toEqual([["kubectlihs", "kubectlish"]]);
  });
  it.each([
    ["qzx", "qzy", []],
    ["qzxw", "qzxv", ["qzxv"]],
    ["qzxwqzx", "qzvwqzv", []],
    ["qzxwqzxw", "qzvwqzvw", ["qzvwqzvw"]],
  ])("for %s offer %s if the slips are few for the length", (typed, own, offered) => {
    expect(createOwnWords({ words: [own], terms: [] }).offeredAmong(typed, [])).toEqual(offered);
  });
  it("go before words of the dictionary that are as near, and behind nearer ones", () => {
    const own = createOwnWords({ words: ["frobnicatish"], terms: [] });
    const offered = own.offeredAmong("frobnicitish", ["frobnicutish", "frobbnicitish"]);
    expect(offered).toEqual(["frobnicatish", "frobnicutish", "frobbnicitish"]);
    expect(own.offeredAmong("frobnicitisk", ["frobnicitish"])).toEqual(["frobnicitish", "frobnicatish"]);
  });
});

describe("what a team does not use", () => {
  const offered = (text: string, forbidden: string) => {
    const terms = [{ id: "1", text: forbidden, status: "Forbidden" as const }];
    return engine.check(text, { settings: { ...defaultSettings, terms } }).flatMap(({ suggestions }) => suggestions);
  };
  it("is never offered, in no form and for no finding", () => {
    expect(offered("They utilised it, they utilze it.", "recieve")).toContain("utilize");
    expect(offered("They utilised it, they utilze it.", "utilize")).not.toContain("utilize");
    expect(offered("They utilizd it.", "utilize")).not.toContain("utilized");
    expect(offered("She has a cat, she have a dog.", "has")).not.toContain("has");
    expect(offered("We did alot.", "lot").filter((text) => /\blot\b/.test(text))).toEqual([]);
  });
});

describe("ignores", () => {
  const left = (text: string, pattern: string, caseSensitive?: boolean): number =>
    spelling(text, {
      ignores: [{ rule: "spelling", pattern, ...(caseSensitive === undefined ? {} : { caseSensitive }) }],
    }).length;
  it.each([
    ["frobnicatish", undefined, 0],
    ["FROBNICATISH", undefined, 0],
    ["FROBNICATISH", true, 1],
    ["frobnicatish", true, 0],
    ["frob*", undefined, 0],
    ["Frob*", true, 1],
    ["frobnicatis?", undefined, 0],
    ["frobnicatish?", undefined, 1],
    ["robnicatish", undefined, 1],
    ["*", true, 0],
  ])("%s (case-sensitive: %s) leaves %d", (pattern, caseSensitive, expected) => {
    expect(left("It is frobnicatish.", pattern, caseSensitive)).toBe(expected);
  });
  it("compares composed and folded letters", () => {
    expect(left("It is strassigkeiten.", "Straßigkeiten")).toBe(0);
    expect(left("It is frobnicatishe\u0301.", "FROBNICATISHÉ")).toBe(0);
  });
});
