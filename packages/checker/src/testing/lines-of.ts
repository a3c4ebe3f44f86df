import type { Block } from "../block.ts";

/** Makes blocks of lines, each with a stamp of its own. */
export function linesOf(): (...lines: readonly string[]) => Block[] {
  let stamp = 0;
  return (...lines) => lines.map((text) => ({ stamp: ++stamp, paragraph: { text, kind: "prose" } }));
}
