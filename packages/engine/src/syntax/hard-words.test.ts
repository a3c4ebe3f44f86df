import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { analyse } from "../testing/run-rule.ts";

/** A sentence and where its marked words begin, with their tags. */
function readRow(row: string): { text: string; wanted: readonly { start: number; tag: string }[] } {
  const wanted: { start: number; tag: string }[] = [];
  let text = "";
  for (const [, before = "", word, tag = ""] of row.matchAll(/([^[]*)(?:\[([^\]]+)\]([A-Z]+\$?)|$)/g)) {
    text += before;
    if (word === undefined) continue;
    wanted.push({ start: text.length, tag });
    text += word;
  }
  return { text, wanted };
}

it("tells what everyday words are where they may be several things: 85 of 100 and more", () => {
  const rows = readFileSync(new URL("hard-words.tsv", import.meta.url), "utf8")
    .split("\n")
    .filter((row) => row !== "" && !row.startsWith("#"))
    .map(readRow);
  const asked = rows.flatMap(({ text, wanted }) => {
    const { tokens } = analyse({ text, kind: "prose" });
    return wanted.map(({ start, tag }) => tokens.find((token) => token.start === start)?.penn === tag);
  });
  expect(asked.length).toBeGreaterThan(450);
  expect(asked.filter(Boolean).length / asked.length).toBeGreaterThan(0.85);
});
