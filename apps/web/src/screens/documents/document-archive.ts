import type { Outcome } from "@housestyle/client";
import { type FileProperties, parsedDocument } from "@housestyle/documents";
import { ZipStream } from "@housestyle/files";
import type { Node } from "prosemirror-model";
import { contentOf, type ServerDocument } from "../../editor/sync/send-document.ts";
import { documents as texts } from "../../texts/documents.ts";
import { type DocumentListRow, nameOf } from "./document.ts";

/** What is done with each document of an archive. */
export interface ArchiveSteps {
  read(id: number, signal: AbortSignal): Promise<Outcome<ServerDocument>>;
  write(doc: Node, properties: FileProperties): Promise<Blob>;
  wait(seconds: number, signal: AbortSignal): Promise<void>;
  /** Called before each document with how many are done. */
  onProgress(done: number): void;
}

/** A document that is not in the archive, and why. */
export interface MissingDocument {
  readonly id: number;
  readonly name: string;
  readonly reason: string;
}

/** An archive of documents, and the documents that are missing from it. */
export interface DocumentArchive {
  /** Empty if no document is in it. */
  readonly pieces: readonly Uint8Array<ArrayBuffer>[];
  readonly count: number;
  readonly missing: readonly MissingDocument[];
}

/** How often a document is requested while the server is busy. */
const mostTries = 5;

/**
 * Returns an archive of these documents, of which `names` has a file name for each. One document is read at a time. Throws an
 * `AbortError` when the signal says so.
 */
export async function documentArchive(
  rows: readonly DocumentListRow[],
  names: readonly string[],
  steps: ArchiveSteps,
  signal: AbortSignal,
): Promise<DocumentArchive> {
  const zip = new ZipStream();
  const missing: MissingDocument[] = [];
  let unreachable: string | undefined;
  for (const [index, row] of rows.entries()) {
    signal.throwIfAborted();
    steps.onProgress(index);
    const found = unreachable === undefined ? await fileOf(row, steps, signal) : { reason: unreachable };
    if ("bytes" in found) zip.add(names[index] ?? `${row.Id}`, found.bytes);
    else missing.push({ id: row.Id, name: nameOf(row), reason: found.reason });
    // Without a server, there is nothing more to ask for.
    if ("isUnreachable" in found && found.isUnreachable) unreachable = found.reason;
  }
  const count = rows.length - missing.length;
  return { pieces: count > 0 ? zip.end() : [], count, missing };
}

type Found = { readonly bytes: Uint8Array } | { readonly reason: string; readonly isUnreachable?: boolean };

async function fileOf(row: DocumentListRow, steps: ArchiveSteps, signal: AbortSignal): Promise<Found> {
  const outcome = await patientRead(row.Id, steps, signal);
  if (outcome.kind === "aborted") throw new DOMException("The download was canceled.", "AbortError");
  if (outcome.kind === "failed") return { reason: outcome.message, isUnreachable: outcome.status === -1 };
  const doc = parsedDocument(contentOf(outcome.value));
  if (!doc) return { reason: texts.notShown };
  try {
    const properties = { title: nameOf(row).slice(0, 200), language: outcome.value.Language };
    const file = await steps.write(doc, properties);
    return { bytes: new Uint8Array(await file.arrayBuffer()) };
  } catch {
    return { reason: texts.notWritten };
  }
}

async function patientRead(id: number, steps: ArchiveSteps, signal: AbortSignal): Promise<Outcome<ServerDocument>> {
  for (let tries = 1; ; tries += 1) {
    const outcome = await steps.read(id, signal);
    if (outcome.kind !== "failed" || outcome.retryAfter === undefined || tries === mostTries) return outcome;
    await steps.wait(outcome.retryAfter, signal);
  }
}
