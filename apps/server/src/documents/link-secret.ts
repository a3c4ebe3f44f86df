import { createHash, randomBytes } from "node:crypto";
import { verifyPassword } from "better-auth/crypto";

export { hashPassword as hashLinkPassword } from "better-auth/crypto";

/** Returns an unguessable secret for a link. */
export const newSecret = (): string => randomBytes(24).toString("base64url");

/** Returns what is stored of a secret. It is random, so a plain hash is enough. */
export const hashSecret = (secret: string): Buffer => createHash("sha256").update(secret).digest();

/** The hash for no password, in the library's format. */
const nothing = `${"0".repeat(32)}:${"0".repeat(128)}`;

/** Returns whether this is the password of a link. Without a hash it never is, and takes just as long to say so. */
export async function isLinkPassword(password: string, hash: string | undefined): Promise<boolean> {
  const isIt = await verifyPassword({ hash: hash ?? nothing, password });
  return isIt && hash !== undefined;
}
