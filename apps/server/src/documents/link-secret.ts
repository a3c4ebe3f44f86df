import { createHash, randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { promisify } from "node:util";

const derive = promisify<string, Buffer, number, Buffer>(scrypt);
const keyLength = 32;

/** Returns a secret that nobody can guess, for the address of a link. */
export const newSecret = (): string => randomBytes(24).toString("base64url");

/** Returns what is stored of a secret. It is random, so a plain hash is enough. */
export const hashSecret = (secret: string): Buffer => createHash("sha256").update(secret).digest();

/** Returns what is stored of the password of a link. */
export async function hashLinkPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  return `${salt.toString("base64url")}.${(await derive(password, salt, keyLength)).toString("base64url")}`;
}

const nothing = `${Buffer.alloc(16).toString("base64url")}.${Buffer.alloc(keyLength).toString("base64url")}`;

/** Returns whether this is the password. Without a hash it never is, and takes just as long to say so. */
export async function isLinkPassword(password: string, hash: string | undefined): Promise<boolean> {
  const [salt = "", key = ""] = (hash ?? nothing).split(".").map((part) => part);
  const derived = await derive(password, Buffer.from(salt, "base64url"), keyLength);
  return timingSafeEqual(derived, Buffer.from(key, "base64url")) && hash !== undefined;
}
