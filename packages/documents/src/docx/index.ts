export { type DocxArchive, docxArchive } from "./docx-archive.ts";
export type { ChangeAuthor } from "./tracked/revisions.ts";
export type { UntrackedChange } from "./tracked/tracked-paragraph.ts";
