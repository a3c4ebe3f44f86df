import type { FileRefusal } from "./file-refusal.ts";

/** What an archive is: a document in a known format, or something that is not opened. */
export type ArchiveFormat = { readonly format: "docx" | "odt" | "epub" } | { readonly refused: FileRefusal };

const byFolder: readonly (readonly [RegExp, ArchiveFormat])[] = [
  [/^xl\//, { refused: "sheet" }],
  [/^ppt\//, { refused: "slides" }],
  [/^Index\/.*\.iwa$/, { refused: "pages" }],
  [/^META-INF\/container\.xml$/, { format: "epub" }],
  [/^_rels\/\.rels$|^word\/document\.xml$/, { format: "docx" }],
];

const byMediaType: readonly (readonly [RegExp, ArchiveFormat])[] = [
  [/opendocument\.text/, { format: "odt" }],
  [/opendocument\.spreadsheet/, { refused: "sheet" }],
  [/opendocument\.presentation/, { refused: "slides" }],
  [/epub/, { format: "epub" }],
];

/** Returns what an archive is, by the names of its files and the media type that some have in a file of that name. */
export function archiveFormat(names: readonly string[], mediaType: string): ArchiveFormat {
  const typed = byMediaType.find(([pattern]) => pattern.test(mediaType));
  const named = byFolder.find(([pattern]) => names.some((name) => pattern.test(name)));
  return typed?.[1] ?? named?.[1] ?? { refused: "archive" };
}
