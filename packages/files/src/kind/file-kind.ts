/** The type of a file by its content, whatever its name says. */
export type FileKind =
  | "zip"
  | "pdf"
  | "rtf"
  | "old-word"
  | "locked-office"
  | "old-office"
  | "picture"
  | "recording"
  | "archive"
  | "program"
  | "other";

/** The signatures of file types in Latin-1, where a dot is any byte. Longer ones come first. */
const beginnings: readonly (readonly [string, FileKind])[] = [
  ["%PDF-", "pdf"],
  ["{\\rtf", "rtf"],
  ["\x89PNG", "picture"],
  ["\xff\xd8\xff", "picture"],
  ["GIF8", "picture"],
  ["BM....\0\0\0\0", "picture"],
  ["II*\0", "picture"],
  ["MM\0*", "picture"],
  ["\0\0\x01\0", "picture"],
  ["8BPS", "picture"],
  ["RIFF....WEBP", "picture"],
  ["....ftypheic", "picture"],
  ["....ftypmif1", "picture"],
  ["....ftypavif", "picture"],
  ["....ftyp", "recording"],
  ["RIFF", "recording"],
  ["OggS", "recording"],
  ["fLaC", "recording"],
  ["ID3", "recording"],
  ["\xff\xfb", "recording"],
  ["\xff\xf3", "recording"],
  ["\x1aE\xdf\xa3", "recording"],
  ["\x1f\x8b", "archive"],
  ["BZh", "archive"],
  ["\xfd7zXZ\0", "archive"],
  ["7z\xbc\xaf\x27\x1c", "archive"],
  ["Rar!\x1a\x07", "archive"],
  ["\x28\xb5\x2f\xfd", "archive"],
  ["MSCF\0\0\0\0", "archive"],
  ["\x7fELF", "program"],
  ["MZ......\0\0\0\0", "program"],
  ["MZ.\0", "program"],
  ["\xca\xfe\xba\xbe", "program"],
  ["\xcf\xfa\xed\xfe", "program"],
  ["\0asm", "program"],
  ["SQLite format 3\0", "other"],
  ["wOF2", "other"],
  ["\0\x01\0\0\0", "other"],
];

/** The most bytes that may precede a PDF signature. */
const leadOfPdf = 1024;

/**
 * Returns the type of a file by its bytes, or undefined if it may be text. A tar archive is recognized by its middle.
 */
export function fileKind(bytes: Uint8Array): FileKind | undefined {
  const head = latin1(bytes.subarray(0, leadOfPdf));
  if (head.startsWith("PK\x03\x04") || head.startsWith("PK\x05\x06")) return "zip";
  if (head.startsWith("\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1")) return kindOfCompound(bytes);
  const known = beginnings.find(([beginning]) => startsLike(head, beginning));
  if (known) return known[1];
  if (head.slice(257, 262) === "ustar") return "archive";
  return /%PDF-\d/.test(head) ? "pdf" : undefined;
}

/** Returns the type of an old Office file, by the names of its streams, which are in UTF-16. */
function kindOfCompound(bytes: Uint8Array): FileKind {
  const text = latin1(bytes);
  const holds = (name: string) => text.includes([...name].join("\0"));
  if (holds("EncryptedPackage")) return "locked-office";
  return holds("WordDocument") ? "old-word" : "old-office";
}

const startsLike = (head: string, beginning: string): boolean =>
  head.length >= beginning.length && [...beginning].every((sign, at) => sign === "." || sign === head[at]);

/** Returns each byte as one character. */
function latin1(bytes: Uint8Array): string {
  const pieces: string[] = [];
  for (let at = 0; at < bytes.length; at += 8192) pieces.push(String.fromCharCode(...bytes.subarray(at, at + 8192)));
  return pieces.join("");
}
