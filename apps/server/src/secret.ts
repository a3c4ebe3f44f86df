import { createHmac, randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The secret sessions are signed with: the operator's, or one made once and kept beside the data, owner-only. */
export function readSecret(given: string | undefined, dataFolder: string): string {
  if (given !== undefined) return given;
  const file = join(dataFolder, "secret");
  mkdirSync(dataFolder, { recursive: true, mode: 0o700 });
  try {
    // Fails when there is one already, also when another server makes it at this moment.
    writeFileSync(file, randomBytes(48).toString("base64url"), { mode: 0o600, flag: "wx" });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
  }
  return readFileSync(file, "utf8").trim();
}

/** Tells one secret from another without giving it away. */
export function markOf(secret: string): string {
  return createHmac("sha256", secret).update("housestyle secret mark").digest("base64url").slice(0, 22);
}
