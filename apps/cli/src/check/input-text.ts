import { readFile } from "node:fs/promises";
import { texts } from "../texts.ts";
import { type Decoded, decode, type FileEncoding } from "./encoding.ts";

const largest = 50 * 1024 * 1024;

/** A text to check, and where it came from. */
export interface InputText {
  readonly name: string;
  readonly text: string;
  /** A file that fixes can be written to; standard input has none. */
  readonly path: string | undefined;
  /** How it was written, and is to be written again. */
  readonly encoding: FileEncoding;
}

/** A file that cannot be checked; its message is for people. */
export class SourceError extends Error {}

function decoded(name: string, bytes: Uint8Array): Decoded {
  if (bytes.length > largest) throw new SourceError(texts.tooLarge(name, largest / 1024 / 1024));
  const read = decode(bytes);
  if (!read) throw new SourceError(texts.notText(name));
  return read;
}

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
): Promise<InputText> {
  if (path === undefined) return { name: stdinName, path, ...decoded(stdinName, await standardInput(input ?? none())) };
  const bytes = await readFile(path).catch((error: NodeJS.ErrnoException) => {
    throw new SourceError(texts.cannotRead(file, error.code ?? "error"));
  });
  return { name: file, path, ...decoded(file, bytes) };
}

async function* none(): AsyncGenerator<Uint8Array> {}
