import { readFile } from "node:fs/promises";
import { type FileKind, fileKind } from "@housestyle/files";
import { texts } from "../texts.ts";
import type { OfficeSource } from "./document-source.ts";
import { type Decoded, decode, type FileEncoding } from "./encoding.ts";
import { SourceError } from "./source-error.ts";

const largest = 50 * 1024 * 1024;

/** A text to check, and where it came from. */
export interface InputText {
  readonly name: string;
  readonly text: string;
  /** A file that fixes can be written to; standard input has none. */
  readonly path: string | undefined;
  /** How it was written, and is to be written again. */
  readonly encoding: FileEncoding;
  /** The document that the text is from; undefined for a file of text. */
  readonly office?: OfficeSource;
}

const percent = 0x25;

interface Source {
  readonly name: string;
  readonly path: string | undefined;
  readonly bytes: Uint8Array;
}

/** What other programs write documents in. */
const documents: ReadonlySet<FileKind | undefined> = new Set<FileKind>(["zip", "pdf", "rtf", "old-word", "old-office"]);

function decoded(name: string, bytes: Uint8Array): Decoded {
  const kind = fileKind(bytes);
  if (kind === "locked-office") throw new SourceError(texts.locked(name));
  // A text may mention the mark of a PDF near its beginning.
  if (documents.has(kind) && (kind !== "pdf" || bytes[0] === percent)) throw new SourceError(texts.onlyWord(name));
  const read = decode(bytes);
  if (!read) throw new SourceError(texts.notText(name));
  return read;
}

const standardInput = async (input: AsyncIterable<Uint8Array>): Promise<Uint8Array> => {
  const chunks: Uint8Array[] = [];
  for await (const chunk of input) chunks.push(chunk);
  return Buffer.concat(chunks);
};

/** Reads a file of text, or standard input where there is no path. Throws SourceError. */
export async function readSource(
  file: string,
  path: string | undefined,
  stdinName: string,
  input: AsyncIterable<Uint8Array> | undefined,
): Promise<InputText> {
  const { name, bytes } = await bytesOf(file, path, stdinName, input);
  return { name, path, ...decoded(name, bytes) };
}

/** The same for a file of text or a document. */
export async function readSourceOrOffice(
  file: string,
  path: string | undefined,
  stdinName: string,
  input: AsyncIterable<Uint8Array> | undefined,
): Promise<InputText> {
  const { name, bytes } = await bytesOf(file, path, stdinName, input);
  const isScript = /\.fd[xt]$/i.test(name);
  if (fileKind(bytes) !== "zip" && !isScript) return { name, path, ...decoded(name, bytes) };
  // Few want it, and it brings readers of archives and documents.
  const office = isScript
    ? (await import("./manuscript-source.ts")).readScript(name, decoded(name, bytes).text, bytes)
    : (await import("./office-source.ts")).readOfficeSource(name, bytes);
  return { name, path, text: office.text, office, encoding: { name: "utf-8", marked: false } };
}

async function bytesOf(
  file: string,
  path: string | undefined,
  stdinName: string,
  input: AsyncIterable<Uint8Array> | undefined,
): Promise<Source> {
  const name = path === undefined ? stdinName : file;
  const bytes =
    path === undefined
      ? await standardInput(input ?? none())
      : await readFile(path).catch((error: NodeJS.ErrnoException) => {
          throw new SourceError(texts.cannotRead(file, error.code ?? "error"));
        });
  if (bytes.length > largest) throw new SourceError(texts.tooLarge(name, largest / 1024 / 1024));
  return { name, path, bytes };
}

async function* none(): AsyncGenerator<Uint8Array> {}
