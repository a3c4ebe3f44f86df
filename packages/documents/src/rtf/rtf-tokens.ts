/** A token of RTF. `bytes` are characters of a code page, one for each byte. */
export type RtfToken =
  | { readonly type: "open" | "close" }
  | { readonly type: "word"; readonly name: string; readonly value: number | undefined }
  | { readonly type: "bytes"; readonly bytes: string };

const token = /[{}]|\\([a-z]{1,32})(-?\d{1,30})? ?|\\'([0-9a-f]{2})|\\([^a-z])|[\r\n]+|[^\\{}\r\n]+|[\s\S]/giy;

const brackets: Readonly<Record<string, RtfToken>> = { "{": { type: "open" }, "}": { type: "close" } };

/**
 * Yields the tokens of an RTF file, given as one character for each byte, in linear time. Any text can be read, and
 * binary data is skipped.
 */
export function* rtfTokens(source: string): Generator<RtfToken> {
  for (let at = 0; at < source.length; ) {
    token.lastIndex = at;
    const found = token.exec(source);
    const [text = "", name, value] = found ?? [];
    at += Math.max(text.length, 1);
    const read = found ? tokenOf(found) : undefined;
    if (name === "bin") at += Math.max(Number(value ?? 0), 0);
    else if (read) yield read;
  }
}

/** Returns the token of a match. There is none for a line end, which only wraps long lines. */
function tokenOf([text, name, value, hex, sign]: RegExpExecArray): RtfToken | undefined {
  if (name) return { type: "word", name, value: value === undefined ? undefined : Number(value) };
  if (hex) return { type: "bytes", bytes: String.fromCharCode(Number.parseInt(hex, 16)) };
  if (sign) return signToken(sign);
  return brackets[text] ?? (/^[\r\n\\]/.test(text) ? undefined : { type: "bytes", bytes: text });
}

/** Returns the token for a backslash before a symbol: the symbol itself, or a control word without letters. */
function signToken(sign: string): RtfToken {
  if (/[\\{}]/.test(sign)) return { type: "bytes", bytes: sign };
  return { type: "word", name: /[\r\n]/.test(sign) ? "par" : sign, value: undefined };
}
