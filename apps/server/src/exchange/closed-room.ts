import { join } from "node:path";

const root = join(import.meta.dirname, "../../../..");

/** The code that is run there. Nothing anybody has stored lies in these, nor does the secret. */
const ownCode = ["package.json", "node_modules", "packages", "apps/server/package.json", "apps/server/src"];

/**
 * Flags for a Node process that reads what strangers wrote: it opens our own code and nothing else, neither the data
 * folder nor what the system tells of other processes; it writes nothing, starts nothing, and has `memory` MB of heap.
 */
export function closedRoom(memory: number): string[] {
  return [
    `--max-old-space-size=${memory}`,
    "--max-semi-space-size=4",
    "--permission",
    ...ownCode.map((path) => `--allow-fs-read=${join(root, path)}`),
  ];
}
