import { dirname, join } from "node:path";

const root = join(import.meta.dirname, "../../../..");

/** Returns where the code of one of the server's programs is. Neither stored data nor the secret is there. */
export function codeOf(program: string): string[] {
  // What is built needs nothing but what was built with it.
  if (program.endsWith(".js")) return [dirname(program)];
  const sources = ["package.json", "node_modules", "packages", "apps/server/package.json", "apps/server/src"];
  return sources.map((path) => join(root, path));
}
