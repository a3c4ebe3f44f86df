import { createEngine } from "@housestyle/engine";
import { readAssets } from "@housestyle/lexicon";
import { expect, test } from "vitest";
import { readText } from "../analysis/analyzed-text.ts";
import { originality } from "./originality.ts";
import { createSourceIndex } from "./source-index.ts";
import { sourcesOnTheWeb } from "./web-search.ts";

const engine = createEngine(await readAssets());
const passage =
  "The ferryman untied his boat before dawn, rowed across the black water without a lamp, and waited under the willows until the bell of the chapel had rung three times.";
const source = { id: "1", title: "The Ferryman", text: `Once upon a time.\n\n${passage} Then he went home.` };
const told = (text: string, style: "general" | "creative" = "general") =>
  originality(createSourceIndex([source])).tell(
    readText(engine, text, {
      paragraphs: engine.paragraphs(text, "markdown"),
      ...{ dialect: "en-GB", style, findings: [] },
    }),
  );

test("a passage with some words changed is found, beside its source", () => {
  const reworded = passage.replace("black", "dark").replace("chapel", "church").replace("waited", "stayed");
  const text = `It was late. ${reworded} Nobody came.`;
  const [place, ...others] = told(text).places;
  expect(others).toEqual([]);
  expect(place?.beside?.title).toBe("The Ferryman");
  expect(place?.beside?.text).toContain("rowed across the black water");
  expect(text.slice(place?.start, place?.end)).toContain("rowed across the dark water");
});

test("the same story in other words is another text", () => {
  const text =
    "Long before sunrise a man took his little boat over the river in the dark. Below the trees he listened for the third stroke of the bell.";
  expect(told(text).places).toEqual([]);
});

test("quotations and references are left out; what people of a story say is not", () => {
  expect(told(`As the tale has it, “${passage}”`).places).toEqual([]);
  expect(told(`> ${passage}`).places).toEqual([]);
  expect(told(`# References\n\n${passage}\n\n# More\n\nNothing.`).places).toEqual([]);
  expect(told(`“${passage}”`, "creative").places).toHaveLength(1);
});

test("nobody searches the web unless somebody is named who does", async () => {
  expect(await sourcesOnTheWeb(passage, undefined)).toEqual([]);
  const asked: string[] = [];
  const search = async (words: string) => {
    asked.push(words);
    return [source];
  };
  expect(await sourcesOnTheWeb(passage, { search })).toEqual([source]);
  expect(asked.join(" ")).toBe(passage);
});

test("an empty text and no sources are nothing", () => {
  expect(told("").places).toEqual([]);
  expect(createSourceIndex([]).passagesIn(passage)).toEqual([]);
});
