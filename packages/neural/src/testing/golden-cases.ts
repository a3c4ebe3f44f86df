import { readFileSync } from "node:fs";

/** What training says of a sentence: `training/golden.py`. */
export interface Case {
  readonly text: string;
  readonly tokens: readonly (readonly [text: string, start: number, end: number])[];
  readonly ids: readonly number[];
  readonly case: readonly number[];
  readonly first: readonly number[];
  readonly changes: Readonly<
    Record<string, readonly (readonly [at: number, start: number, end: number, text: string])[]>
  >;
  readonly answers: readonly (readonly [tag: number, p: number])[];
}

/** Sentences with what the Python side made of them. */
export const goldenCases: readonly Case[] = readFileSync(new URL("golden.jsonl", import.meta.url), "utf8")
  .trimEnd()
  .split("\n")
  .map((line) => JSON.parse(line));
