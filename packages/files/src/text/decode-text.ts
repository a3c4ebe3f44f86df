import { FileError } from "../file-error.ts";
import { type Limits, refuseMoreBytes } from "../limits.ts";
import { texts } from "../texts.ts";

export type Encoding = "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";

/**
 * Returns the UTF-16 byte order suggested by zeros in every other byte of Western text, for a file without a byte order
 * mark.
 */
function utf16Half(bytes: Uint8Array): Encoding | undefined {
  const sample = bytes.subarray(0, 4096);
  if (bytes.length < 4 || bytes.length % 2 !== 0) return undefined;
  const zeros = [0, 0];
  for (const [at, byte] of sample.entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  const half = sample.length / 2;
  if (odd > half * 0.3 && even < half * 0.05) return "utf-16le";
  if (even > half * 0.3 && odd < half * 0.05) return "utf-16be";
  return undefined;
}

/** Returns the text if the bytes are valid in that encoding, or undefined. */
function decoded(bytes: Uint8Array, encoding: Encoding): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
}

/** Returns the encoding that the start of the file indicates, or undefined. */
function encodingOf(bytes: Uint8Array): Encoding | undefined {
  const [first, second, third] = bytes;
  if (first === 0xef && second === 0xbb && third === 0xbf) return "utf-8";
  if (first === 0xff && second === 0xfe) return "utf-16le";
  if (first === 0xfe && second === 0xff) return "utf-16be";
  return utf16Half(bytes);
}

/** The characters of Windows-1252 where Latin-1 has none. Some decoders confuse the two. */
const windows = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** Matches bytes without a character in Windows-1252, which show that the file has another encoding. */
const unassigned = /[\u0081\u008d\u008f\u0090\u009d]/;

/** Characters that text does not have; tabs, line ends, page ends, and the end mark of DOS are not among them. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones that are counted
const controls = /[\u0001-\u0008\u000e-\u0019\u001c-\u001f\u007f]/g;

/** The most control characters in a thousand characters. Text files have none or very few. */
const mostControls = 5;

/** The fewest bytes from which mostly accented letters indicate another code page. */
const shortestSample = 64;
const mostAccents = 0.4;

/**
 * Decodes a file by its byte order mark, or else as UTF-16 if it looks like it, as UTF-8, or as Windows-1252. The mark
 * is removed. Throws `not-text` for text with control characters, instead of inserting replacement characters, and
 * `too-large` over the limit.
 */
export function decodeText(bytes: Uint8Array, limits: Limits): { text: string; encoding: Encoding } {
  refuseMoreBytes(bytes.length, limits);
  const sign = encodingOf(bytes);
  const text = decoded(bytes, sign ?? "utf-8");
  if (text === undefined) return sign === undefined ? westernText(bytes) : refused();
  if (!isClean(text)) return refused();
  return { text, encoding: sign ?? "utf-8" };
}

function westernText(bytes: Uint8Array): { text: string; encoding: Encoding } {
  const text = decoded(bytes, "windows-1252")?.replace(
    /[\u0080-\u009f]/g,
    (unit) => windows[unit.charCodeAt(0) - 0x80] ?? unit,
  );
  if (text === undefined || !isClean(text) || unassigned.test(text) || !isWestern(bytes)) return refused();
  return { text, encoding: "windows-1252" };
}

/** Whether a text has no NUL and hardly any control characters. */
const isClean = (text: string): boolean =>
  !text.includes("\0") && (text.match(controls)?.length ?? 0) * 1000 <= Math.max(text.length, 1000) * mostControls;

function isWestern(bytes: Uint8Array): boolean {
  if (bytes.length < shortestSample) return true;
  let [accents, all] = [0, 0];
  for (const byte of bytes) {
    if (byte > 0x20) all++;
    if (byte >= 0x80) accents++;
  }
  return accents <= all * mostAccents;
}

function refused(): never {
  throw new FileError("not-text", texts.notText);
}
