import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A text rules are tried on. */
export interface TriedText {
  /** Undefined for a piece of the sample. */
  readonly documentId: number | undefined;
  readonly title: string;
  readonly text: string;
}

/** The sample of open prose that is shipped: one text a novel. */
export function readSample(): TriedText[] {
  const prose = readFileSync(join(import.meta.dirname, "..", "..", "sample", "prose.txt"), "utf8");
  return prose
    .split(/^# /m)
    .filter((part) => part.trim() !== "")
    .map((part) => {
      const [title = "", ...paragraphs] = part.split("\n");
      return { documentId: undefined, title, text: paragraphs.join("\n") };
    });
}
