import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { createEngine, defaultTargets, type IssueCounts, judgeGoals, type Style } from "@housestyle/engine";
import { readAssets } from "@housestyle/lexicon";
import { expect, test } from "vitest";
import { readText } from "./index.ts";

const engine = createEngine(await readAssets());
const lines = gunzipSync(readFileSync(new URL("../../../corpora/novels.txt.gz", import.meta.url)))
  .toString("utf8")
  .split("\n");
const lettersOfAPiece = 15_000;

/** The beginning of each novel. */
function beginnings(): string[] {
  const pieces: string[][] = [];
  for (const line of lines) {
    if (line.startsWith("# ")) pieces.push([]);
    const piece = pieces.at(-1);
    if (piece && !line.startsWith("# ") && piece.join(" ").length < lettersOfAPiece) piece.push(line);
  }
  return pieces.map((piece) => piece.join("\n\n"));
}

/** Which goals a text misses; its issues are another matter. */
function missed(text: string, style: Style): string[] {
  const paragraphs = engine.paragraphs(text, "text");
  const { measures } = readText(engine, text, { paragraphs, dialect: "en-GB", style, findings: [] });
  const issues: IssueCounts = { spelling: 0, grammar: 0, team: undefined, score: 100 };
  return judgeGoals(measures, issues, defaultTargets(style)).flatMap(({ goal, isMet }) =>
    isMet === false ? [goal] : [],
  );
}

test("published novels meet the goals of fiction but for one at most, and are not held to those of working prose", () => {
  const novels = beginnings();
  expect(novels.length).toBeGreaterThan(2);
  for (const novel of novels) {
    expect(missed(novel, "creative").length).toBeLessThanOrEqual(1);
    expect(missed(novel, "general").length).toBeGreaterThan(2);
  }
});
