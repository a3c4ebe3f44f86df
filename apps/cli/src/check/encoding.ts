/** How the text of a file is written in bytes. */
export interface Encoding {
  readonly name: "utf-8" | "utf-16le" | "utf-16be" | "windows-1252";
  /** Whether the file begins with a byte order mark, which is no text but has to stay. */
  readonly marked: boolean;
}

/** A text and how it was written. */
export interface Decoded {
  readonly text: string;
  readonly encoding: Encoding;
}

const mark = "\uFEFF";

/**
 * Returns the text in some bytes: UTF-8, UTF-16 where they begin with a byte order mark, otherwise Windows-1252, which holds
 * Latin-1; undefined when they are no text, as those of an image are not.
 */
export function decode(bytes: Uint8Array): Decoded | undefined {
  const encoding = encodingOf(bytes);
  if (!encoding) return undefined;
  const all = new TextDecoder(encoding.name, { ignoreBOM: true }).decode(bytes);
  const text = encoding.marked ? all.slice(1) : all;
  return isText(text) ? { text, encoding } : undefined;
}

function encodingOf(bytes: Uint8Array): Encoding | undefined {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return { name: "utf-16le", marked: true };
  if (first === 0xfe && second === 0xff) return { name: "utf-16be", marked: true };
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    return { name: "utf-8", marked: text.startsWith(mark) };
  } catch {
    return { name: "windows-1252", marked: false };
  }
}

/** Nobody writes the control characters that fill files of other kinds. */
const isText = (text: string): boolean => {
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
  return !/[\u0000-\u0008\u000E-\u001A\u001C-\u001F]/.test(text.replaceAll("\u001B", ""));
};

/** Returns the bytes of a text in an encoding, its byte order mark first; undefined when it has a character that the encoding has not. */
export function encode(text: string, { name, marked }: Encoding): Uint8Array | undefined {
  const all = marked ? mark + text : text;
  if (name === "utf-8") return Buffer.from(all, "utf8");
  if (name === "windows-1252") return westernBytes(all);
  const bytes = Buffer.from(all, "utf16le");
  return name === "utf-16le" ? bytes : bytes.swap16();
}

let western: Map<string, number> | undefined;

function westernBytes(text: string): Uint8Array | undefined {
  western ??= new Map(
    Array.from({ length: 256 }, (_, byte) => [new TextDecoder("windows-1252").decode(Uint8Array.of(byte)), byte]),
  );
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const byte = western.get(text.charAt(i));
    if (byte === undefined) return undefined;
    bytes[i] = byte;
  }
  return bytes;
}
