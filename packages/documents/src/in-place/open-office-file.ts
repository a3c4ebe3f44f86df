import { docxOfficeFile } from "../docx/in-place/docx-office-file.ts";
import type { OfficeFile, OfficeFiles } from "./office-file.ts";

/** Reads a .docx so that its words can be corrected in their places. Throws `Unreadable` for other archives and broken ones. */
export const openOfficeFile = (files: OfficeFiles): OfficeFile => docxOfficeFile(files);
