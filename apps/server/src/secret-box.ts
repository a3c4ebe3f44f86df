import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";

const algorithm = "aes-256-gcm";
const nonceLength = 12;
const tagLength = 16;

/** Encrypts what is stored about other services, such as their keys. */
export interface SecretBox {
  /** Returns a text that only this server can read. `purpose` says what it is and must be the same for reading it. */
  readonly seal: (text: string, purpose: string) => Buffer;
  /** Returns the text, or undefined if it was sealed with another secret, for another purpose, or was changed. */
  readonly open: (sealed: Uint8Array, purpose: string) => string | undefined;
}

/** Returns a box that encrypts with a key derived from the server's secret. */
export function createSecretBox(secret: string): SecretBox {
  const key = Buffer.from(hkdfSync("sha256", secret, "", "housestyle secret box", 32));
  return {
    seal(text, purpose) {
      const nonce = randomBytes(nonceLength);
      const cipher = createCipheriv(algorithm, key, nonce).setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(text, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), body]);
    },
    open(sealed, purpose) {
      if (sealed.length < nonceLength + tagLength) return undefined;
      const decipher = createDecipheriv(algorithm, key, sealed.subarray(0, nonceLength))
        .setAAD(Buffer.from(purpose))
        .setAuthTag(sealed.subarray(nonceLength, nonceLength + tagLength));
      try {
        const body = sealed.subarray(nonceLength + tagLength);
        return Buffer.concat([decipher.update(body), decipher.final()]).toString("utf8");
      } catch {
        return undefined;
      }
    },
  };
}
