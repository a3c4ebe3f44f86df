import { createHmac, randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** Returns the secret that signs sessions: the operator's, or one created once and stored privately with the data. */
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

/** Returns a mark that identifies a secret without revealing it. */
export function markOf(secret: string): string {
  return createHmac("sha256", secret).update("housestyle secret mark").digest("base64url").slice(0, 22);
}
