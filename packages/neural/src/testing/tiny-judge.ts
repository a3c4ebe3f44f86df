import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { JudgeFiles } from "../judge.ts";

/** Where its files lie, as `training/export_judge.py --tiny` wrote them. */
export const tinyJudgeFolder = fileURLToPath(new URL("judge", import.meta.url));

const read = (name: string): Buffer => readFileSync(new URL(`judge/${name}`, import.meta.url));

/** A judge of random weights: for what asks it, not for what it thinks. */
export const tinyJudge = (): JudgeFiles => ({ model: read("judge.onnx"), vocabulary: read("vocabulary.txt") });

/** Changes, and what training says they are worth to it: `training/golden_judge.py`. */
export const judgedCases: readonly { readonly before: string[]; readonly after: string[]; readonly worth: number }[] =
  read("golden.jsonl")
    .toString()
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line));
