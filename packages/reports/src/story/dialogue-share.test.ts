import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { createEngine } from "@housestyle/engine";
import { readAssets } from "@housestyle/lexicon";
import { expect, test } from "vitest";
import { readText } from "../analysis/analyzed-text.ts";
import { dialogue } from "./dialogue.ts";

const engine = createEngine(await readAssets());
const lines = gunzipSync(readFileSync(new URL("../../../../corpora/novels.txt.gz", import.meta.url)))
  .toString()
  .split("\n");

/** A chapter of a novel: so many paragraphs from the one that begins so. */
function chapter(title: string, beginning: string, paragraphs: number): string {
  const book = lines.findIndex((line) => line.startsWith("# ") && line.includes(title));
  const own = lines.slice(book + 1).filter(Boolean);
  const first = own.findIndex((line) => line.startsWith(beginning));
  return own.slice(first, first + paragraphs).join("\n\n");
}

// Words in dialogue and all words, each quotation read by hand: what a leaflet or a prescription says is no dialogue, a password is.
test.each([
  ["Three Men", "There were four of us", 84, 450, 3557],
  ["Thursday", "The cab pulled up before", 69, 1839, 2872],
  ["Worlds", "When I returned to the common", 20, 43, 1116],
])(
  "dialogue in a chapter of “%s” is what was counted by hand, within one in a hundred",
  (title, beginning, paragraphs, spoken, all) => {
    const text = chapter(title, beginning, paragraphs);
    const reading = readText(engine, text, {
      paragraphs: engine.paragraphs(text),
      ...{ dialect: "en-GB", style: "creative", findings: [] },
    });
    const share = dialogue.tell(reading).measures.find(({ id }) => id === "dialogue")?.value ?? 0;
    expect(Math.abs(share - (100 * spoken) / all)).toBeLessThan(1);
  },
);
