import { describe, expect, test } from "vitest";
import { createEngine } from "../create-engine.ts";
import { testAssets } from "../testing/run-rule.ts";
import { measureDocument } from "./document-measures.ts";
import { countKinds, defaultTargets, fewestWordsJudged, issueCounts, judgeGoals } from "./goals.ts";
import { offendersIn } from "./measuring.ts";

const engine = createEngine(testAssets());
const measured = (text: string, kind: "prose" | "heading" = "prose") => engine.measure({ text, kind });
const none = { spelling: 0, grammar: 0, team: 0, score: 100 };

describe("measures", () => {
  test("average, longest and variety count words of sentences", () => {
    const all = measureDocument([measured("One two three. One two three four five six seven."), measured("One two.")]);
    expect(all).toMatchObject({ words: 12, sentences: 3, averageSentence: 4, longestSentence: 7 });
    // Lengths 3, 7, 2 around 4: √((1 + 9 + 4) ÷ 3).
    expect(all.variety).toBeCloseTo(Math.sqrt(14 / 3), 10);
  });

  test("a heading has words and no sentences", () => {
    expect(measureDocument([measured("A long way home", "heading")])).toMatchObject({
      words: 4,
      sentences: 0,
      glue: 0,
    });
  });

  test("shares are percentages of sentences or of words", () => {
    const all = measureDocument([measured("The letter was written by Ann. However, she left. Cats sleep. Dogs run.")]);
    expect(all.passive).toBe(25);
    expect(all.transitions).toBe(25);
    expect(all.glue).toBeCloseTo((100 * 3) / 13, 10);
  });

  test("a phrase leads on only as a whole", () => {
    const leads = (text: string) => measured(text).sentences.map(({ leadsOn }) => leadsOn);
    expect(leads("On the other hand, we stayed. We held the other hand.")).toEqual([true, false]);
    expect(leads("As a result, it broke.")).toEqual([true]);
  });

  test("the grade is that of Flesch and Kincaid, never below 0", () => {
    expect(measureDocument([measured("I go. He sat.")]).grade).toBe(0);
    // 5 words, 1 sentence, 10 syllables.
    expect(measureDocument([measured("Different potatoes cost several dollars.")]).grade).toBeGreaterThan(5);
  });

  test("pronouns are counted outside of what others say, and capitals are none", () => {
    const all = measureDocument([measured("We tell you that IT is late. It is. “I know,” he said. Part I ends.")]);
    // We, you, It and he, of 16 words.
    expect(all.pronouns).toBe(25);
    expect(all.initialPronouns).toBe(50);
    expect(all.weScore).toBe(0.5);
  });

  test("a text that speaks of nobody is not all about its writer", () => {
    expect(measureDocument([measured("Cats sleep. Dogs run.")]).weScore).toBe(1);
  });

  test("a word in two ways is one group, wherever they stand; a word in one way is none", () => {
    const two = [
      "Send an e-mail. He did realise it.",
      "The email came, they realize. OK.",
      "It is okay. A reason. Reason!",
    ];
    expect(measureDocument(two.map((text) => measured(text))).consistency).toBe(3);
    expect(measureDocument([measured("An email, two emails, the email. Realise it, realise it.")]).consistency).toBe(0);
  });

  test("an acronym used twice has to be introduced first", () => {
    const count = (...texts: string[]) => measureDocument(texts.map((text) => measured(text))).acronyms;
    expect(count("The QXW met.", "Then the QXW left. The USA and the PDF, the USA and the PDF.")).toBe(1);
    expect(count("The Quick Xylophone Workers (QXW) met.", "Then the QXW left.")).toBe(0);
    expect(count("The QXW met once.")).toBe(0);
  });

  test("nothing is nothing", () => {
    expect(measureDocument([])).toEqual({
      words: 0,
      sentences: 0,
      averageSentence: 0,
      longestSentence: 0,
      variety: 0,
      passive: 0,
      glue: 0,
      transitions: 0,
      grade: 0,
      pronouns: 0,
      initialPronouns: 0,
      paragraph: 0,
      weScore: 1,
      consistency: 0,
      acronyms: 0,
    });
  });
});

describe("goals", () => {
  const long = {
    ...measureDocument([]),
    words: fewestWordsJudged,
    sentences: 4,
    averageSentence: 18,
    longestSentence: 31,
  };

  test("a value at the end of its range is met, one beyond is not", () => {
    const met = new Map(
      judgeGoals(long, { ...none, grammar: 1 }, defaultTargets("general")).map((g) => [g.goal, g.isMet]),
    );
    expect(met.get("averageSentence")).toBe(true);
    expect(met.get("longestSentence")).toBe(false);
    expect(met.get("spelling")).toBe(true);
    expect(met.get("grammar")).toBe(false);
    expect(met.get("variety")).toBe(false);
  });

  test("each figure is the number of suggestions of the kind it is named after", () => {
    const kinds = ["grammar", "punctuation", "grammar", "spelling"] as const;
    expect(issueCounts(kinds, 80, false)).toEqual({ spelling: 1, grammar: 2, team: undefined, score: 80 });
    expect(issueCounts(kinds, undefined, true)).toEqual({ spelling: 1, grammar: 2, team: 0, score: undefined });
    expect([...countKinds(kinds)]).toEqual([
      ["grammar", 2],
      ["punctuation", 1],
      ["spelling", 1],
    ]);
  });

  test("under fifty words there is no verdict", () => {
    const short = judgeGoals({ ...long, words: fewestWordsJudged - 1 }, none, defaultTargets("general"));
    expect(short.every(({ isMet }) => isMet === undefined)).toBe(true);
  });

  test("there are seventeen, and an academic text has fewer pronouns", () => {
    expect(judgeGoals(long, none, defaultTargets("general"))).toHaveLength(17);
    const alone = judgeGoals(long, { ...none, team: undefined }, defaultTargets("general"));
    expect(alone.find(({ goal }) => goal === "team")).toEqual({ goal: "team", value: undefined, isMet: undefined });
    expect(defaultTargets("general").pronouns).toEqual({ least: 4, most: 15 });
    expect(defaultTargets("academic").pronouns).toEqual({ most: 2 });
    const low = judgeGoals(long, { ...none, score: 79 }, defaultTargets("general"));
    expect(low.find(({ goal }) => goal === "score")?.isMet).toBe(false);
  });

  test("the grade goes by the kind of text", () => {
    const most = (["general", "web", "casual", "business", "creative", "technical", "academic"] as const).map(
      (style) => defaultTargets(style).grade.most,
    );
    expect(most).toEqual([9, 8, 7, 10, 11, 12, 15]);
  });

  test("a goal without a target for a kind of text is not judged", () => {
    const novel = judgeGoals({ ...long, longestSentence: 90 }, none, defaultTargets("creative"));
    const longest = novel.find(({ goal }) => goal === "longestSentence");
    expect(longest).toEqual({ goal: "longestSentence", value: 90, isMet: undefined });
    expect(novel.find(({ goal }) => goal === "averageSentence")?.isMet).toBe(true);
  });
});

describe("offenders", () => {
  const text = "Cats sleep. The old and very tired dog that we have had for years was taken away by them. Dogs run.";
  const paragraph = measured(text);
  const words = (goal: Parameters<typeof offendersIn>[1], target: Parameters<typeof offendersIn>[2]) =>
    (offendersIn([paragraph], goal, target)[0] ?? []).map(({ start, end }) => text.slice(start, end));

  test("only what stands in the way is named", () => {
    const middle = [text.slice(12, 89)];
    expect(words("longestSentence", { most: 10 })).toEqual(middle);
    expect(words("passive", { most: 25 })).toEqual(middle);
    expect(words("glue", { most: 40 })).toEqual(middle);
    expect(words("longestSentence", { most: 30 })).toEqual([]);
  });

  test("a paragraph in which nothing leads on is named as a whole", () => {
    expect(words("transitions", { least: 25 })).toEqual([text]);
  });

  test("what only the whole text tells is named in every paragraph", () => {
    const texts = ["An e-mail from the QXW.", "That email, the QXW said."];
    const found = (goal: "consistency" | "acronyms") =>
      offendersIn(
        texts.map((each) => measured(each)),
        goal,
        { most: 0 },
      ).map((spans, at) => spans.map(({ start, end }) => texts[at]?.slice(start, end)));
    expect(found("consistency")).toEqual([["e-mail"], ["email"]]);
    expect(found("acronyms")).toEqual([["QXW"], ["QXW"]]);
  });

  test("three sentences of one length are a run", () => {
    const same = measured("We ate bread. They drank tea. He read books. The evening went on for a very long time.");
    expect(offendersIn([same], "variety", { least: 3 })).toEqual([[{ start: 0, end: 44 }]]);
  });

  test("lengths that differ by the variety that is wanted are no run, and fifteen words are enough for a grade", () => {
    const steps = measured("We ate bread. They drank tea and milk. He read books.");
    expect(offendersIn([steps], "variety", { least: 3 })).toEqual([[{ start: 0, end: 53 }]]);
    expect(offendersIn([steps], "variety", { least: 2 })).toEqual([[]]);
    const hard = "Institutional considerations necessitate comprehensive evaluation";
    const fifteen = `${hard} and ${hard} of its organizational effectiveness.`;
    expect(offendersIn([measured(fifteen)], "grade", { most: 8 })).toEqual([[{ start: 0, end: fifteen.length }]]);
    const fourteen = fifteen.replace("its ", "");
    expect(offendersIn([measured(fourteen)], "grade", { most: 8 })).toEqual([[]]);
  });
});
