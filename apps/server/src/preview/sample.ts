import { readFileSync } from "node:fs";
import { join } from "node:path";

/** A text on which rules are tested. */
export interface TriedText {
  /** Undefined for a part of the sample. */
  readonly documentId: number | undefined;
  readonly title: string;
  readonly text: string;
}

/** Returns the included sample of public prose, with one text for each novel. */
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
