import { docxOfficeFile } from "../docx/in-place/docx-office-file.ts";
import { odtOfficeFile } from "../odt/in-place/odt-office-file.ts";
import { Unreadable } from "../unreadable.ts";
import type { OfficeFile, OfficeFiles } from "./office-file.ts";

/** Reads a .docx or .odt so that its words can be corrected in their places. Throws `Unreadable` for other archives and broken ones. */
export function openOfficeFile(files: OfficeFiles): OfficeFile {
  const mediaType = new TextDecoder().decode(files.get("mimetype")?.subarray(0, 100));
  if (/opendocument\.text/.test(mediaType)) return odtOfficeFile(files);
  if ([...files.keys()].some((name) => /^(?:xl|ppt)\//.test(name))) throw new Unreadable();
  return docxOfficeFile(files);
}
