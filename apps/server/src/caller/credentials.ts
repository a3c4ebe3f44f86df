import { createHash, createHmac, timingSafeEqual } from "node:crypto";
import { cookieValue, sessionCookies } from "./session-cookies.ts";

/** The credentials of a request. */
export interface Credentials {
  readonly cookie: string | undefined;
  readonly authorization: string | undefined;
  /** The header `licenseCode` of the public text API. */
  readonly licenceCode: string | undefined;
}

/** The result of reading credentials. */
export type Proof =
  | { readonly kind: "nothing" }
  | { readonly kind: "session"; readonly token: string }
  | { readonly kind: "key"; readonly hash: Buffer }
  /** The credentials are not genuine. */
  | { readonly kind: "forged" };

/** The prefix of API keys, by which people and scanners recognize them. */
export const keyPrefix = "hs_";

/** Reads the credentials; a session's token counts only with its signature. A key goes before a cookie. */
export function proofOf({ cookie, authorization, licenceCode }: Credentials, secret: string): Proof {
  const bearer = /^bearer\s+(\S+)$/i.exec(authorization?.trim() ?? "")?.[1];
  if (bearer !== undefined) return bearer.startsWith(keyPrefix) ? keyProof(bearer) : sessionProof(bearer, secret);
  if (licenceCode !== undefined && licenceCode.trim() !== "") return keyProof(licenceCode.trim());
  const signed = sessionCookies.map((name) => cookieValue(cookie ?? "", name)).find((value) => value !== undefined);
  if (signed === undefined) return { kind: "nothing" };
  const proof = sessionProof(signed, secret);
  // A cookie that is no longer good is not held against the visitor: the page must open for them to sign in.
  return proof.kind === "forged" ? { kind: "nothing" } : proof;
}

/** Returns the stored hash of a key. Keys are random, so a plain hash is enough. */
export function hashKey(key: string): Buffer {
  return createHash("sha256").update(key).digest();
}

function keyProof(key: string): Proof {
  return { kind: "key", hash: hashKey(key) };
}

/** Reads `token.signature`, whose signature is an HMAC-SHA256 in Base64, as in the login library's cookie. */
function sessionProof(signed: string, secret: string): Proof {
  const decoded = decode(signed);
  const at = decoded.lastIndexOf(".");
  if (at < 1) return { kind: "forged" };
  const token = decoded.slice(0, at);
  const given = Buffer.from(decoded.slice(at + 1), "base64");
  const right = createHmac("sha256", secret).update(token).digest();
  if (given.length !== right.length || !timingSafeEqual(given, right)) return { kind: "forged" };
  return { kind: "session", token };
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
