import { readFile } from "node:fs/promises";
import { texts } from "../texts.ts";

const largest = 50 * 1024 * 1024;

/** A text to check, and where it came from. */
export interface Source {
  readonly name: string;
  readonly text: string;
  /** A file that fixes can be written to; standard input has none. */
  readonly path: string | undefined;
  /** Whether the file begins with a byte order mark, which is no text but has to stay. */
  readonly marked: boolean;
}

/** A file that cannot be checked; its message is for people. */
export class SourceError extends Error {}

const decoded = (name: string, bytes: Uint8Array): { text: string; marked: boolean } => {
  if (bytes.length > largest) throw new SourceError(texts.tooLarge(name, largest / 1024 / 1024));
  try {
    const text = new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(bytes);
    if (text.includes("\u0000")) throw new SourceError(texts.notText(name));
    return text.startsWith("\uFEFF") ? { text: text.slice(1), marked: true } : { text, marked: false };
  } catch {
    throw new SourceError(texts.notText(name));
  }
};

const standardInput = async (input: AsyncIterable<Uint8Array>): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of input) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** Reads a file, or standard input where there is no path. Throws SourceError. */
export async function readSource(
  file: string,
  path: string | undefined,
  stdinName: string,
  input: AsyncIterable<Uint8Array> | undefined,
): Promise<Source> {
  if (path === undefined) return { name: stdinName, path, ...decoded(stdinName, await standardInput(input ?? none())) };
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new SourceError(texts.cannotRead(file, error.code ?? "error"));
  });
  return { name: file, path, ...decoded(file, bytes) };
}

async function* none(): AsyncGenerator<Uint8Array> {}
