import { parsedDocument } from "@housestyle/documents";
import type { Node } from "prosemirror-model";
import { server } from "../../app/server.ts";
import { editorCompare as texts } from "../../texts/editor-compare.ts";
import { notOpened } from "../../texts/editor-not-opened.ts";
import { readDocument } from "../files/read-file.ts";
import { contentOf } from "../sync/send-document.ts";

/** A text to compare with. */
export type OtherText =
  | { readonly kind: "version"; readonly id: number; readonly version: number; readonly name: string }
  | { readonly kind: "document"; readonly id: number; readonly name: string }
  | { readonly kind: "file"; readonly file: File; readonly name: string };

/** The requested text, or the reason why it cannot be read. */
export type ReadText = { readonly doc: Node } | { readonly problem: string };

/** Reads a version, a document of the account, or a file of this device. */
export async function readText(other: OtherText): Promise<ReadText> {
  if (other.kind === "file") {
    const read = await readDocument(other.file);
    return "refused" in read ? { problem: notOpened[read.refused](other.name) } : { doc: read.doc };
  }
  const { id } = other;
  const outcome =
    other.kind === "version"
      ? await server.readDocumentVersion(undefined, { params: { id, version: other.version } })
      : await server.readDocument(undefined, { params: { id } });
  const doc = outcome.kind === "done" ? parsedDocument(contentOf(outcome.value)) : undefined;
  return doc ? { doc } : { problem: texts.failed(other.name) };
}
