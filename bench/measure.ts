import { readFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";

/** The paragraphs of a file, packed or not, one a line; `# …` are titles and names of sources. */
export function paragraphsOf(file: string | URL): string[] {
  const bytes = readFileSync(file);
  return (String(file).endsWith(".gz") ? gunzipSync(bytes) : bytes)
    .toString()
    .split("\n")
    .filter((line) => line !== "" && !line.startsWith("# "));
}

/** The paragraphs of a file of corpora/. */
export const paragraphsIn = (name: "novels" | "modern" | "reserve"): string[] =>
  paragraphsOf(new URL(`../corpora/${name}.txt.gz`, import.meta.url));

/** The paragraphs of the novels. */
export const novels = (): string[] => paragraphsIn("novels");

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
