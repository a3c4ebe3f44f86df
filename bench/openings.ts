import { readFileSync } from "node:fs";
import { createEngine } from "@housestyle/engine";
import { readAssets } from "@housestyle/lexicon";
import { readText, reports } from "@housestyle/reports";

// How sentences begin: the report's word against labels given by hand.

const engine = createEngine(await readAssets());
const structure = reports.find(({ id }) => id === "structure");

/** How the first sentence of a text begins, as the report tells it. */
function openingOf(text: string): string {
  const reading = readText(engine, text, {
    paragraphs: engine.paragraphs(text),
    ...{ dialect: "en-US", style: "general", findings: [] },
  });
  const first = reading.sentences[0]?.start;
  const told = structure?.tell(reading);
  const at = told?.graphs[0]?.bars.findIndex(({ places }) => places?.some(({ start }) => start === first));
  return told?.measures[at ?? -1]?.id ?? "otherwise";
}

const labelled = readFileSync(new URL("openings.tsv", import.meta.url), "utf8")
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"))
  .map((line) => line.split("\t") as [string, string]);
const told = labelled.map(([label, text]) => ({ label, text, told: openingOf(text) }));
for (const { label, text, told: own } of told.filter((each) => each.label !== each.told))
  console.log(`  ${label}, told as ${own}: ${text.slice(0, 60)}`);
const right = told.filter((each) => each.label === each.told).length;
console.log(`openings: ${right} of ${told.length} right (${((100 * right) / told.length).toFixed(1)} %)`);
