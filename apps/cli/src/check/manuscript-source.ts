import { paragraphOf, textBlocks, Unreadable } from "@housestyle/documents";
import { finalDraftDocument } from "@housestyle/documents/final-draft";
import { officeText } from "@housestyle/documents/in-place";
import { binderPath, scrivenerDocument } from "@housestyle/documents/scrivener";
import { texts } from "../texts.ts";
import type { OfficeSource } from "./document-source.ts";
import { SourceError } from "./source-error.ts";

/** Reads a Final Draft script. Throws SourceError for a damaged one. */
export function readScript(name: string, text: string, bytes: Uint8Array): OfficeSource {
  try {
    return manuscript(name, finalDraftDocument(text), bytes);
  } catch (error) {
    throw error instanceof Unreadable ? new SourceError(texts.damagedScript(name)) : error;
  }
}

/** Reads the draft of a Scrivener project from the files of its archive; undefined for another archive. */
export function readProject(
  name: string,
  files: ReadonlyMap<string, Uint8Array>,
  bytes: Uint8Array,
): OfficeSource | undefined {
  const path = binderPath([...files.keys()]);
  if (path === undefined) return undefined;
  const folder = path.slice(0, path.lastIndexOf("/") + 1);
  const binder = new TextDecoder().decode(files.get(path));
  return manuscript(
    name,
    scrivenerDocument(binder, (part) => files.get(folder + part)),
    bytes,
  );
}

/** A document that is only checked, with a line for each paragraph. */
function manuscript(name: string, doc: Parameters<typeof textBlocks>[0], bytes: Uint8Array): OfficeSource {
  const { text, paragraphs } = officeText(
    textBlocks(doc).map((block) => ({ ...paragraphOf(block), story: "text" as const })),
  );
  const refuse = () => {
    throw new SourceError(texts.onlyChecked(name));
  };
  return { text, paragraphs, withFixes: refuse, withComments: refuse, bytes: () => bytes };
}
