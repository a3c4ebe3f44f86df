import { join } from "node:path";

/** A program of the server as users run it; the project of tests that ask for it builds it first. */
export function program(name: "main" | "backup-main"): string {
  return join(import.meta.dirname, "..", "..", "dist", `${name}.js`);
}
