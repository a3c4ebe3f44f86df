import { docxParts } from "../docx/docx-parts.ts";
import { docxDescription, docxDescriptions } from "../docx/in-place/docx-descriptions.ts";
import { docxOfficeFile } from "../docx/in-place/docx-office-file.ts";
import { odtDescriptions } from "../odt/in-place/odt-descriptions.ts";
import { odtOfficeFile } from "../odt/in-place/odt-office-file.ts";
import { Unreadable } from "../unreadable.ts";
import { escaped } from "../xml/xml-pieces.ts";
import { describedFile } from "./described-file.ts";
import type { OfficeFile, OfficeFiles } from "./office-file.ts";

/**
 * Reads a .docx or .odt so that its words can be corrected in place. Throws `Unreadable` for broken archives and those
 * of other formats.
 */
export function openOfficeFile(files: OfficeFiles): OfficeFile {
  const mediaType = new TextDecoder().decode(files.get("mimetype")?.subarray(0, 100));
  if (/opendocument\.text/.test(mediaType))
    return describedFile(files, odtOfficeFile(files), { part: "content.xml", find: odtDescriptions, written: escaped });
  if ([...files.keys()].some((name) => /^(?:xl|ppt)\//.test(name))) throw new Unreadable();
  const document = docxParts((name) => {
    const found = files.get(name);
    return found && new TextDecoder().decode(found);
  }).names.document;
  return describedFile(files, docxOfficeFile(files), {
    part: document,
    find: docxDescriptions,
    written: docxDescription,
  });
}
