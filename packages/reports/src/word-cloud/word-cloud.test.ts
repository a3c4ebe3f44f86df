import { createEngine } from "@housestyle/engine";
import { readAssets } from "@housestyle/lexicon";
import { holds } from "@housestyle/testing";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { type CloudWord, caseMethods, cloudWords, drawWordCloud, orientations, palettes, readText } from "../index.ts";

const engine = createEngine(await readAssets());
const read = (text: string) =>
  readText(engine, text, {
    paragraphs: engine.paragraphs(text, "text"),
    ...{ dialect: "en-US", style: "general", findings: [] },
  });
const text = "Rivers carry sand. In Paris the rivers freeze. Anna loves rivers, and Paris loves Anna.";
const namesOf = (words: readonly CloudWord[]) => words.map((word) => word.text);

describe("the words of a cloud", () => {
  test("are those that say something, the commonest first, names with their capital", () => {
    const words = cloudWords(read(text));
    expect(words[0]).toMatchObject({ text: "rivers", count: 3 });
    expect(namesOf(words)).toEqual(expect.arrayContaining(["Paris", "Anna", "sand"]));
    expect(namesOf(words)).not.toContain("the");
  });

  test("are as many as wanted, with common ones when wanted, or only those that are asked for", () => {
    expect(namesOf(cloudWords(read(text), { most: 1 }))).toEqual(["rivers"]);
    expect(namesOf(cloudWords(read(text), { dropCommon: false }))).toContain("the");
    expect(namesOf(cloudWords(read(text), { only: (lemma) => lemma === "love" }))).toEqual(["loves"]);
  });

  test("stay away when asked to, in all their forms", () => {
    const left = namesOf(cloudWords(read(text), { leaveOut: ["River", "anna"] }));
    expect(left).not.toContain("rivers");
    expect(left).not.toContain("Anna");
    expect(left).toContain("Paris");
  });

  test("have the capitals that are wanted", () => {
    const first = caseMethods.map((caseMethod) => cloudWords(read(text), { caseMethod, most: 1 })[0]);
    expect(first.map((word) => [word?.text, word?.count])).toEqual([
      ["Anna", 2],
      ["rivers", 3],
      ["RIVERS", 3],
      ["rivers", 3],
    ]);
  });
});

const word = fc.record({ text: fc.string({ minLength: 1, maxLength: 12 }), count: fc.integer({ min: 1, max: 50 }) });
const cloud = fc
  .array(word, { maxLength: 25 })
  .map((words): CloudWord[] =>
    words.sort((a, b) => b.count - a.count).map((each) => ({ ...each, places: [{ start: 0, end: 1 }] })),
  );

describe("the picture of a cloud", () => {
  test("has the size, font and colours that are wanted, and words as they are", () => {
    const words: CloudWord[] = [{ text: "<b>&", count: 2, places: [] }];
    const picture = drawWordCloud(words, { width: 400, height: 300, font: "Georgia", palette: "forest" });
    expect(picture).toContain('width="400" height="300"');
    expect(picture).toContain("Georgia");
    expect(picture).toContain("&lt;b&gt;&amp;</text>");
    expect(palettes.forest.some((colour) => picture.includes(colour))).toBe(true);
  });

  test("turns words as wanted", () => {
    const words = ["river", "sand", "ice", "boat"].map((each) => ({ text: each, count: 3, places: [] }));
    const turned = orientations.map(
      (orientation) => drawWordCloud(words, { orientation, width: 600, height: 600 }).match(/rotate\(/g)?.length ?? 0,
    );
    expect(turned).toEqual([0, 0, 4, 4, 2, 2]);
  });

  test("has no word beyond its edge, and is the same for the same words", () => {
    holds(
      fc.property(cloud, fc.constantFrom(...orientations), (words, orientation) => {
        const picture = drawWordCloud(words, { orientation });
        expect(drawWordCloud(words, { orientation })).toBe(picture);
        for (const [, x, y] of picture.matchAll(/<text x="([\d.-]+)" y="([\d.-]+)"/g)) {
          expect(Number(x)).toBeGreaterThan(0);
          expect(Number(x)).toBeLessThan(200);
          expect(Number(y)).toBeGreaterThan(0);
          expect(Number(y)).toBeLessThan(200);
        }
      }),
      { numRuns: 40 },
    );
  });
});
