import { FileError } from "../file-error.ts";
import type { Limits } from "../limits.ts";
import { texts } from "../texts.ts";

/** A file in the directory of an archive. */
export interface ZipEntry {
  readonly name: string;
  /** 0 for stored, 8 for deflated. */
  readonly method: number;
  readonly crc: number;
  /** The claimed size when unpacked, which may be false, or 0 if the directory has none. */
  readonly claimed: number;
  /** The packed bytes, a view into the archive. */
  readonly packed: Uint8Array;
}

const damaged = () => new FileError("damaged", texts.zip.damaged);
const endMark = 0x06054b50;
const directoryMark = 0x02014b50;
const fileMark = 0x04034b50;
const longestComment = 0xffff;

/** Whether the bytes begin like a zip. */
export const isZip = (bytes: Uint8Array): boolean =>
  bytes[0] === 0x50 && bytes[1] === 0x4b && (bytes[2] === 3 || bytes[2] === 5) && (bytes[3] === 4 || bytes[3] === 6);

function endOf(view: DataView): number {
  const last = Math.max(0, view.byteLength - 22 - longestComment);
  for (let at = view.byteLength - 22; at >= last; at--) if (view.getUint32(at, true) === endMark) return at;
  throw new FileError("not-zip", texts.zip.noZip);
}

// Nothing is ever written to a disk under these names; an archive that has them is still not to be trusted.
function refuseUnsafeName(name: string): void {
  const parts = name.split("/");
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that are looked for
  if (name === "" || /[\\\0-\x1f]|^\/|^[a-z]:/i.test(name) || parts.includes("..") || parts.includes(".")) {
    throw new FileError("unsafe-name", texts.zip.unsafeName);
  }
}

function readEntry(bytes: Uint8Array, view: DataView, at: number): { entry: ZipEntry; next: number; end: number } {
  if (view.getUint32(at, true) !== directoryMark) throw damaged();
  const flags = view.getUint16(at + 8, true);
  if (flags & 1) throw new FileError("wrong-format", texts.zip.locked);
  const size = view.getUint32(at + 20, true);
  const claimed = view.getUint32(at + 24, true);
  const nameLength = view.getUint16(at + 28, true);
  const offset = view.getUint32(at + 42, true);
  if (size === 0xffffffff || offset === 0xffffffff) throw damaged();
  const nameBytes = bytes.subarray(at + 46, at + 46 + nameLength);
  const name = new TextDecoder(flags & 2048 ? "utf-8" : "windows-1252").decode(nameBytes);
  refuseUnsafeName(name);
  if (view.getUint32(offset, true) !== fileMark) throw damaged();
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  if (start + size > bytes.length) throw damaged();
  const entry = {
    name,
    method: view.getUint16(at + 10, true),
    crc: view.getUint32(at + 16, true),
    claimed: claimed === 0xffffffff ? 0 : claimed,
    packed: bytes.subarray(start, start + size),
  };
  return {
    entry,
    next: at + 46 + nameLength + view.getUint16(at + 30, true) + view.getUint16(at + 32, true),
    end: start + size,
  };
}

/** Throws `bomb` if two files share bytes, which lets a small archive claim endless content. */
function refuseOverlaps(spans: { start: number; end: number }[]): void {
  const inOrder = spans.toSorted((a, b) => a.start - b.start);
  for (const [i, { end }] of inOrder.entries()) {
    if (end > (inOrder[i + 1]?.start ?? Number.POSITIVE_INFINITY)) {
      throw new FileError("bomb", texts.zip.overwhelms);
    }
  }
}

function entriesOf(bytes: Uint8Array, { entries: most }: Limits): ZipEntry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (bytes.length < 22) throw new FileError("not-zip", texts.zip.noZip);
  const end = endOf(view);
  const count = view.getUint16(end + 10, true);
  if (count > most) {
    throw new FileError("too-many-files", texts.zip.tooManyFiles(most));
  }
  const found = new Map<string, ZipEntry>();
  const spans: { start: number; end: number }[] = [];
  let at = view.getUint32(end + 16, true);
  for (let i = 0; i < count; i++) {
    const { entry, next, end: until } = readEntry(bytes, view, at);
    if (found.has(entry.name)) throw new FileError("unsafe-name", texts.zip.sameName);
    found.set(entry.name, entry);
    spans.push({ start: until - entry.packed.length, end: until });
    at = next;
  }
  refuseOverlaps(spans);
  return [...found.values()].filter(({ name }) => !name.endsWith("/"));
}

/**
 * Returns the files in the directory of an archive, without folders. Throws `not-zip`, `damaged`, `too-many-files`,
 * `unsafe-name` for names that lead out of the archive or repeat, and `bomb` for files that share bytes.
 */
export function zipDirectory(bytes: Uint8Array, limits: Limits): ZipEntry[] {
  try {
    return entriesOf(bytes, limits);
  } catch (error) {
    // Reading past the end of the bytes is a RangeError.
    throw error instanceof FileError ? error : damaged();
  }
}
