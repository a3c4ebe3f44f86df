import type { ReadBlock } from "./read-block.ts";

/** Returns the blocks with neighboring lines of code as one: most programs keep each line in a paragraph. */
export function joinedCode(blocks: readonly ReadBlock[]): readonly ReadBlock[] {
  const joined: ReadBlock[] = [];
  let lines: ReadBlock["pieces"][number][] | undefined;
  for (const block of blocks) {
    if (block.kind !== "code") {
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
