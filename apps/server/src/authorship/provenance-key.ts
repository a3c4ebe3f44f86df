import { createPrivateKey, createPublicKey, hkdfSync, type KeyObject, sign, verify } from "node:crypto";

/** What precedes the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const prefix = Buffer.from("302e020100300506032b657004220420", "hex");

/** The key with which a server signs records. */
export interface ProvenanceKey {
  /** The 32 bytes of the public key, in Base64. */
  readonly publicKey: string;
  /** Returns the signature of a text in UTF-8, in Base64. */
  readonly sign: (text: string) => string;
  /** Returns whether a signature in Base64 is of this key and this text. */
  readonly verify: (text: string, signature: string) => boolean;
}

/** Returns the signing key of a server, which follows from its secret. */
export function provenanceKey(secret: string): ProvenanceKey {
  const seed = Buffer.from(hkdfSync("sha256", secret, "", "housestyle provenance key", 32));
  const key = createPrivateKey({ key: Buffer.concat([prefix, seed]), format: "der", type: "pkcs8" });
  return {
    publicKey: rawPublicKey(key),
    sign: (text) => sign(null, Buffer.from(text), key).toString("base64"),
    verify: (text, signature) =>
      verify(null, Buffer.from(text), createPublicKey(key), Buffer.from(signature, "base64")),
  };
}

function rawPublicKey(key: KeyObject): string {
  const { x = "" } = createPublicKey(key).export({ format: "jwk" });
  return Buffer.from(x, "base64url").toString("base64");
}
