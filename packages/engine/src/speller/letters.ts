/** The letters of a dictionary file as one-byte codes, and their similarities. */
export interface Letters {
  /** The code of every UTF-16 code unit; 0 if the dictionary has no such letter. */
  readonly codeOf: Uint8Array;
  /** The code unit of every code. */
  readonly unitOf: Uint16Array;
  /** The code of the same letter in lowercase. */
  readonly lower: Uint8Array;
  /** 1…26 for a…z whatever its case and accent, 27 for the apostrophe, 28 for the hyphen, 29 for the rest. */
  readonly plain: Uint8Array;
}

/** Class of the apostrophe in `Letters.plain`. */
export const apostrophe = 27;
/** Class of the hyphen in `Letters.plain`. */
export const hyphen = 28;
const otherSign = 29;

/** Signs people type for the straight apostrophe and the hyphen. */
const alike: readonly (readonly [number, number])[] = [
  [0x2019, 0x27],
  [0x2018, 0x27],
  [0x02bc, 0x27],
  [0x2010, 0x2d],
  [0x2011, 0x2d],
];

/** Builds the tables for ASCII and the letters of `others`, whose codes begin at 128. */
export function lettersOf(others: Uint16Array): Letters {
  const codeOf = new Uint8Array(0x10000);
  const unitOf = new Uint16Array(256);
  for (let unit = 1; unit < 128; unit++) unitOf[unit] = unit;
  unitOf.set(others, 128);
  for (let code = 1; code < 128 + others.length; code++) codeOf[unitOf[code] ?? 0] = code;
  for (const [typed, meant] of alike) codeOf[typed] = meant;
  const lower = new Uint8Array(256);
  const plain = new Uint8Array(256);
  for (let code = 1; code < 256; code++) {
    const letter = String.fromCharCode(unitOf[code] ?? 0);
    const small = letter.toLowerCase();
    lower[code] = (small.length === 1 && codeOf[small.charCodeAt(0)]) || code;
    plain[code] = plainClass(small);
  }
  return { codeOf, unitOf, lower, plain };
}

function plainClass(letter: string): number {
  const base = withoutAccents(letter).charCodeAt(0);
  if (base >= 97 && base <= 122) return base - 96;
  if (base === 0x27) return apostrophe;
  return base === 0x2d ? hyphen : otherSign;
}

/** “café” → “cafe”. Letters that are more than a letter and a mark (ø, ß, æ) stay. */
export function withoutAccents(text: string): string {
  return text.normalize("NFD").replace(/[\u0300-\u036f]/g, "");
}
