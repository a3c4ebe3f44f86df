import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "../../../..");

/** The code that is run there. Nothing anybody has stored lies in these, nor does the secret. */
const sources = ["package.json", "node_modules", "packages", "apps/server/package.json", "apps/server/src"];

/**
 * Flags for a Node process that reads what strangers wrote: it opens the code of its `program` and nothing else, neither
 * the data folder nor what the system tells of other processes; it writes nothing, starts nothing, and has `memory` MB
 * of heap.
 */
export function closedRoom(program: string, memory: number): string[] {
  // What is built needs nothing but what was built with it.
  const code = program.endsWith(".js") ? [dirname(program)] : sources.map((path) => join(root, path));
  return [
    `--max-old-space-size=${memory}`,
    "--max-semi-space-size=4",
    "--permission",
    ...code.map((path) => `--allow-fs-read=${path}`),
  ];
}
