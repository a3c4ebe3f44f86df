import { parsedDocument } from "@housestyle/documents";
import { writeZip } from "@housestyle/files";
import { ask } from "../../app/ask.ts";
import { server } from "../../app/server.ts";
import { download } from "../../editor/files/download.ts";
import type { DownloadFormat } from "../../editor/files/download-formats.ts";
import { writeDocument } from "../../editor/files/write-document.ts";
import { contentOf } from "../../editor/sync/send-document.ts";
import { documents as texts } from "../../texts/documents.ts";
import { parts } from "../../texts/editor-parts.ts";
import { archiveNames } from "./archive-names.ts";
import { type DocumentListRow, nameOf } from "./document.ts";

/** Hands documents to the browser: one as a file, several as an archive with a folder for each project. */
export async function downloadDocuments(rows: readonly DocumentListRow[], format: DownloadFormat): Promise<void> {
  const names = archiveNames(rows, format, parts.files.unnamed);
  const files = new Map<string, Blob>();
  for (const [index, row] of rows.entries()) {
    const whole = await ask(server.readDocument(undefined, { params: { id: row.Id } }));
    const doc = parsedDocument(contentOf(whole));
    if (!doc) continue;
    const properties = { title: nameOf(row).slice(0, 200), language: whole.Language };
    files.set(names[index] ?? "", await writeDocument(doc, format, properties));
  }
  const [only] = files;
  if (files.size === 1 && only) {
    download(only[0].replace(/^.*\//, ""), only[1], "");
    return;
  }
  const read = [...files].map(async ([name, file]) => [name, new Uint8Array(await file.arrayBuffer())] as const);
  const archive = writeZip(new Map(await Promise.all(read)));
  download(`${texts.archive}.zip`, new Blob([new Uint8Array(archive)], { type: "application/zip" }), "");
}
