import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { JudgeFiles } from "../judge.ts";

/** Where its files lie, as `training/export_judge.py --tiny` wrote them. */
export const tinyJudgeFolder = fileURLToPath(new URL("judge", import.meta.url));

const read = (name: string): Buffer => readFileSync(new URL(`judge/${name}`, import.meta.url));

/** A judge of random weights: for what asks it, not for what it thinks. */
export function tinyJudge(): JudgeFiles {
  const { least: _, ...slips } = JSON.parse(read("slips.json").toString());
  return { model: read("judge.onnx"), vocabulary: read("vocabulary.txt"), slips };
}

const lines = (name: string) =>
  read(name)
    .toString()
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));

/** Changes, and what training says they are worth to it: `training/golden_judge.py`. */
export const judgedCases: readonly { readonly before: string[]; readonly after: string[]; readonly worth: number }[] =
  lines("golden.jsonl");

/** Sentences, and what training says it would change: place, tag and probability of each word. */
export const meantCases: readonly {
  readonly tokens: string[];
  readonly meant: readonly (readonly [number, string, number])[];
}[] = lines("meant.jsonl");
