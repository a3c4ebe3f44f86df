import { parsedDocument } from "@housestyle/documents";
import { ask, askRows } from "../../app/ask.ts";
import { server } from "../../app/server.ts";
import { download } from "../../editor/files/download.ts";
import type { DownloadFormat } from "../../editor/files/download-formats.ts";
import { fileName } from "../../editor/files/file-name.ts";
import { writeDocument } from "../../editor/files/write-document.ts";
import { contentOf } from "../../editor/sync/send-document.ts";
import { documents as texts } from "../../texts/documents.ts";
import { parts } from "../../texts/editor-parts.ts";
import { archiveNames } from "./archive-names.ts";
import { type DocumentListRow, nameOf } from "./document.ts";
import { type DocumentArchive, documentArchive } from "./document-archive.ts";
import { type DocumentPlace, queryOf } from "./place.ts";

/** How many documents are listed with one call. */
const page = 200;

/** Returns all documents of a place. */
export async function documentsIn(place: DocumentPlace, signal: AbortSignal): Promise<readonly DocumentListRow[]> {
  const found = new Map<number, DocumentListRow>();
  for (let Skip = 0; ; Skip += page) {
    const query = { ...queryOf(place), Take: page, Skip };
    const { rows, total } = await askRows(server.listDocuments(undefined, { query, signal }));
    for (const row of rows) found.set(row.Id, row);
    if (rows.length === 0 || Skip + page >= total) return [...found.values()];
  }
}

/** Returns the name of the archive of a place. */
export const archiveName = (place: DocumentPlace): string =>
  fileName("name" in place ? place.name.replaceAll("/", " ") : "", "zip", texts.archive);

/** Hands a document to the browser as a file. Resolves with whether it could be read. */
export async function downloadDocument(row: DocumentListRow, format: DownloadFormat): Promise<boolean> {
  const whole = await ask(server.readDocument(undefined, { params: { id: row.Id } }));
  const doc = parsedDocument(contentOf(whole));
  if (!doc) return false;
  const properties = { title: nameOf(row).slice(0, 200), language: whole.Language };
  const file = await writeDocument(doc, format, properties);
  download(fileName(nameOf(row), format, parts.files.unnamed), file, "");
  return true;
}

/** Hands documents to the browser as an archive with a folder for each project. Throws an `AbortError` when it is canceled. */
export async function downloadArchive(
  rows: readonly DocumentListRow[],
  format: DownloadFormat,
  archive: string,
  onProgress: (done: number) => void,
  signal: AbortSignal,
): Promise<DocumentArchive> {
  const names = archiveNames(rows, format, parts.files.unnamed);
  const made = await documentArchive(
    rows,
    names,
    {
      read: (id, signal) => server.readDocument(undefined, { params: { id }, signal }),
      write: (doc, properties) => writeDocument(doc, format, properties),
      wait: waitSeconds,
      onProgress,
    },
    signal,
  );
  if (made.count > 0) download(archive, new Blob([...made.pieces], { type: "application/zip" }), "");
  return made;
}

function waitSeconds(seconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, seconds * 1000);
    signal.addEventListener("abort", () => {
      clearTimeout(timer);
      reject(new DOMException("The download was canceled.", "AbortError"));
    });
  });
}
