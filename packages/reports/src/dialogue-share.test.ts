import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { createEngine } from "@housestyle/engine";
import { readAssets } from "@housestyle/lexicon";
import { expect, test } from "vitest";
import { dialogue } from "./dialogue.ts";
import { readText } from "./reading.ts";

const engine = createEngine(await readAssets());
const lines = gunzipSync(readFileSync(new URL("../../../corpora/novels.txt.gz", import.meta.url)))
  .toString()
  .split("\n");

/** Sixty paragraphs of a novel. */
function stretch(title: string, from: number): string {
  const first = lines.findIndex((line) => line.startsWith("# ") && line.includes(title));
  const own = lines.slice(first + 1).filter(Boolean);
  return own.slice(from, from + 60).join("\n\n");
}

// Words in dialogue and all words, each quotation looked at by hand: what a forecast says is no dialogue, what a man is quoted with is.
test.each([
  ["Three Men", 250, 224, 1502],
  ["Thursday", 200, 891, 2257],
  ["Worlds", 190, 82, 3734],
])(
  "dialogue in sixty paragraphs of “%s” is what was counted by hand, within one in a hundred",
  (title, from, spoken, all) => {
    const text = stretch(title, from);
    const reading = readText(engine, text, {
      paragraphs: engine.paragraphs(text),
      ...{ dialect: "en-GB", style: "creative", findings: [] },
    });
    const share = dialogue.tell(reading).measures.find(({ id }) => id === "dialogue")?.value ?? 0;
    expect(Math.abs(share - (100 * spoken) / all)).toBeLessThan(1);
  },
);
