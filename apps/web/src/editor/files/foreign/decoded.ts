import { decodeText, defaultLimits, type Encoding, FileError } from "@housestyle/files";
import { mostBytes } from "../most-bytes.ts";

const limits = { ...defaultLimits, bytes: mostBytes };

/** Returns the text of a file, in any encoding that `decodeText` detects, with that encoding. Undefined for binary data. */
export function decoded(bytes: Uint8Array): { readonly text: string; readonly encoding: Encoding } | undefined {
  try {
    return decodeText(bytes, limits);
  } catch (error) {
    if (error instanceof FileError) return undefined;
    throw error;
  }
}
