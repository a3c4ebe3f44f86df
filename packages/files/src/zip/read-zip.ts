import { Inflate } from "fflate";
import { FileError } from "../file-error.ts";
import { type Limits, refuseMoreBytes } from "../limits.ts";
import { texts } from "../texts.ts";
import { crc32 } from "./crc-32.ts";
import { type ZipEntry, zipDirectory } from "./zip-directory.ts";

/** A file of an archive. Its bytes are undefined if it was not requested. */
export interface ZipFile {
  readonly name: string;
  readonly bytes: Uint8Array | undefined;
}

// Deflate makes at most 1,032 bytes of one, so no step can make more than 2 MiB before they are counted.
const step = 2048;
const ratioCountsFrom = 1024 * 1024;

const damaged = (name: string) => new FileError("damaged", texts.zip.damagedFile(name));

/** Returns a function that counts unpacked bytes and throws if there are too many. */
function inflatedCounter(packed: number, limits: Limits): (bytes: number) => void {
  let total = 0;
  return (bytes) => {
    total += bytes;
    if (total > limits.bytes || (total > ratioCountsFrom && total > packed * limits.ratio)) {
      throw new FileError("bomb", texts.zip.growsTooLarge);
    }
  };
}

function inflate(packed: Uint8Array, count: (bytes: number) => void): Uint8Array {
  const pieces: Uint8Array[] = [];
  let ended = false;
  const stream = new Inflate((piece, final) => {
    count(piece.length);
    pieces.push(piece);
    ended ||= final;
  });
  for (let at = 0; at < packed.length; at += step) {
    stream.push(packed.subarray(at, at + step), at + step >= packed.length);
  }
  if (!ended) throw new Error("The stream has no end.");
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
}

function unpack({ name, method, packed, crc }: ZipEntry, count: (bytes: number) => void): Uint8Array {
  try {
    if (method !== 0 && method !== 8) throw new Error(`Method ${method} is not known.`);
    if (method === 0) count(packed.length);
    const bytes = method === 0 ? packed : inflate(packed, count);
    if (crc32(bytes) !== crc) throw new Error("The checksum differs.");
    return bytes;
  } catch (error) {
    throw error instanceof FileError ? error : damaged(name);
  }
}

/**
 * Returns the files of a zip in order, and unpacks those that `wants` selects. Output is counted while unpacking;
 * claimed sizes are trusted only if they are already too large. Throws the errors of `zipDirectory`, `too-large`,
 * `bomb`, and `damaged`.
 */
export function readZip(bytes: Uint8Array, limits: Limits, wants: (name: string) => boolean): ZipFile[] {
  refuseMoreBytes(bytes.length, limits);
  const entries = zipDirectory(bytes, limits);
  const wanted = entries.filter(({ name }) => wants(name));
  inflatedCounter(bytes.length, limits)(wanted.reduce((sum, { claimed }) => sum + claimed, 0));
  const count = inflatedCounter(bytes.length, limits);
  return entries.map((entry) => ({
    name: entry.name,
    bytes: wants(entry.name) ? unpack(entry, count) : undefined,
  }));
}
