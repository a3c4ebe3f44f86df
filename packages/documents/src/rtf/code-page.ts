/** The encodings of code pages by their numbers. */
const pages: Readonly<Record<number, string>> = {
  874: "windows-874",
  932: "shift_jis",
  936: "gbk",
  949: "euc-kr",
  950: "big5",
  10000: "macintosh",
  65001: "utf-8",
  ...Object.fromEntries(
    [1250, 1251, 1252, 1253, 1254, 1255, 1256, 1257, 1258].map((page) => [page, `windows-${page}`]),
  ),
};

/** The code pages of the character sets that fonts specify. */
const pageOfCharset: Readonly<Record<number, number>> = {
  0: 1252,
  77: 10000,
  128: 932,
  129: 949,
  134: 936,
  136: 950,
  161: 1253,
  162: 1254,
  163: 1258,
  177: 1255,
  178: 1256,
  186: 1257,
  204: 1251,
  222: 874,
  238: 1250,
};

/**
 * The characters of Windows-1252 in the range that Latin-1 leaves empty. Some decoders return Latin-1 when asked for
 * Windows-1252.
 */
const windows = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ";

/** Returns the code page of a font's character set. Undefined if it is that of the document. */
export const codePageOf = (charset: number): number | undefined => pageOfCharset[charset];

/** Decodes bytes, given as one character each. Unknown code pages are read as Windows-1252. */
export function decodePage(bytes: string, page: number): string {
  if (/^[\0-\x7f]*$/.test(bytes)) return bytes;
  const label = pages[page] ?? "windows-1252";
  const text = new TextDecoder(label).decode(Uint8Array.from(bytes, (sign) => sign.charCodeAt(0)));
  if (label !== "windows-1252") return text;
  return text.replace(/[\u0080-\u009f]/g, (sign) => windows[sign.charCodeAt(0) - 0x80] ?? sign);
}
