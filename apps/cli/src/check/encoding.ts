import { decodeText, defaultLimits, encodeUtf8, FileError, type Encoding as Name } from "@housestyle/files";

/** How the text of a file is written in bytes. */
export interface FileEncoding {
  readonly name: Name;
  /** Whether the file begins with a byte order mark, which is no text but has to stay. */
  readonly marked: boolean;
}

/** A text and how it was written. */
export interface Decoded {
  readonly text: string;
  readonly encoding: FileEncoding;
}

const limits = { ...defaultLimits, bytes: Number.POSITIVE_INFINITY };

/** Returns the text in some bytes in any encoding that `decodeText` knows; undefined when they are no text, as those of an image are not. */
export function decode(bytes: Uint8Array): Decoded | undefined {
  try {
    const { text, encoding: name } = decodeText(bytes, limits);
    return { text, encoding: { name, marked: isMarked(bytes, name) } };
  } catch (error) {
    if (error instanceof FileError) return undefined;
    throw error;
  }
}

const marks: Readonly<Record<Name, readonly number[] | undefined>> = {
  "utf-8": [0xef, 0xbb, 0xbf],
  "utf-16le": [0xff, 0xfe],
  "utf-16be": [0xfe, 0xff],
  "windows-1252": undefined,
};

const isMarked = (bytes: Uint8Array, name: Name): boolean =>
  marks[name]?.every((byte, at) => bytes[at] === byte) ?? false;

/** Returns the bytes of a text in an encoding, its byte order mark first; undefined when it has a character that the encoding lacks. */
export function encode(text: string, { name, marked }: FileEncoding): Uint8Array | undefined {
  if (name === "utf-8") return encodeUtf8(text, marked);
  if (name === "windows-1252") return westernBytes(text);
  const bytes = Buffer.from(marked ? `\uFEFF${text}` : text, "utf16le");
  return name === "utf-16le" ? bytes : bytes.swap16();
}

let western: Map<string, number> | undefined;

function westernBytes(text: string): Uint8Array | undefined {
  western ??= new Map(
    Array.from({ length: 256 }, (_, byte) => [decode(Uint8Array.of(byte))?.text ?? "", byte] as const),
  );
  const bytes = new Uint8Array(text.length);
  for (let i = 0; i < text.length; i++) {
    const byte = western.get(text.charAt(i));
    if (byte === undefined) return undefined;
    bytes[i] = byte;
  }
  return bytes;
}
