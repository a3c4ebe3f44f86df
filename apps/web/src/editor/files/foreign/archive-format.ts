import type { FileRefusal } from "../file-refusal.ts";

/** What an archive is: a document in a known format, or something that is not opened. */
export type ArchiveFormat =
  | { readonly format: "docx" | "odt" | "epub" | "scrivener" }
  | { readonly refused: FileRefusal };

const byName: readonly (readonly [RegExp, ArchiveFormat])[] = [
  [/^xl\//, { refused: "sheet" }],
  [/^ppt\//, { refused: "slides" }],
  [/^Index\/.*\.iwa$/, { refused: "pages" }],
  [/^(?!__MACOSX\/)(?:.*\/)?(?!\._)[^/]+\.scrivx$/i, { format: "scrivener" }],
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
  const named = byName.find(([pattern]) => names.some((name) => pattern.test(name)));
  return typed?.[1] ?? named?.[1] ?? { refused: "archive" };
}
