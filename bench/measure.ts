import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/** The paragraphs of the novels in corpora/, titles left out. */
export const novels = (): string[] =>
  gunzipSync(readFileSync(new URL("../corpora/novels.txt.gz", import.meta.url)))
    .toString()
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("#"));

/** So many different words of the novels, spread over all there are. */
export function wordsOfNovels(count: number): string[] {
  const words = [
    ...new Set(
      novels()
        .join(" ")
        .toLowerCase()
        .match(/[a-z]{2,}/g),
    ),
  ];
  return Array.from({ length: count }, (_, i) => words[Math.floor((i * words.length) / count)] ?? "");
}

export const wordsOf = (text: string): number => text.split(/\s+/).length;

/** “median (least–most)” of some figures. */
export function numbers(values: readonly number[], digits = 0): string {
  const sorted = [...values].sort((a, b) => a - b);
  const show = (value: number | undefined): string =>
    (value ?? 0).toLocaleString("en-US", { minimumFractionDigits: digits, maximumFractionDigits: digits });
  return `${show(sorted[Math.floor(sorted.length / 2)])} (${show(sorted[0])}–${show(sorted.at(-1))})`;
}
