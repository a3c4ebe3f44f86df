import type { ReadBlock, ReadContent } from "./read-block.ts";

/** Returns the content with adjacent lines of code joined, since most programs store each line as a paragraph. */
export function joinedCode(content: readonly ReadContent[]): readonly ReadContent[] {
  const joined: ReadContent[] = [];
  let lines: ReadBlock["pieces"][number][] | undefined;
  for (const block of content) {
    if (!("kind" in block) || block.kind !== "code") {
      lines = undefined;
      joined.push(block);
    } else if (lines) lines.push({ text: "\n" }, ...block.pieces);
    else {
      lines = [...block.pieces];
      joined.push({ kind: "code", pieces: lines });
    }
  }
  return joined;
}
