import { createEngine } from "@housestyle/engine";
import { readAssets } from "@housestyle/lexicon";
import { expect, test } from "vitest";
import { readText, reports } from "../index.ts";

const engine = createEngine(await readAssets());
function told(text: string, format: "text" | "markdown" = "text") {
  const reading = readText(engine, text, {
    ...{ paragraphs: engine.paragraphs(text, format), dialect: "en-US", style: "creative", findings: [] },
  });
  const map = reports.find(({ id }) => id === "manuscript")?.tell(reading);
  const column = (at: number) => map?.graphs[at]?.bars.map(({ label, value }) => [label, Math.round(value)]);
  return {
    column,
    places: map?.graphs[0]?.bars.map(({ places: [place] = [] }) => text.slice(place?.start, place?.end)),
  };
}

test("chapters stand side by side, each with its own numbers and the way to its text", () => {
  const text =
    "Before all.\n\nChapter One\n\n“Come here,” she said. It was lovely, wonderful, happy and great.\n\nChapter Two\n\nHe was sad, angry and lost. It was awful.";
  const { column, places } = told(text);
  expect(column(0)).toEqual([
    ["Beginning", 2],
    ["Chapter One", 13],
    ["Chapter Two", 11],
  ]);
  expect(column(3)?.map(([, share]) => share)).toEqual([0, 15, 0]);
  expect(column(5)?.map(([, mood]) => mood)).toEqual([0, 100, -100]);
  expect(places?.[1]).toBe("Chapter One\n\n“Come here,” she said. It was lovely, wonderful, happy and great.");
});

test("headings are chapters, and one right above another begins with it", () => {
  const { column } = told("# The book\n\n## First\n\nOne two.\n\n## Second\n\nThree four five.", "markdown");
  expect(column(0)).toEqual([
    ["First", 2],
    ["Second", 3],
  ]);
});

test("a text without chapters is told in parts of five thousand words", () => {
  const { column } = told(
    Array.from({ length: 600 }, () => "One two three four five six seven eight nine ten.").join("\n\n"),
  );
  expect(column(0)).toEqual([
    ["Words 1 to 5,000", 5000],
    ["Words 5,001 to 6,000", 1000],
  ]);
  expect(told("").column(0)).toEqual([]);
});
