export type { ChangeAuthor } from "../in-place/change-author.ts";
export type { ReadComment, ReadThread } from "./comments/read-threads.ts";
export { type DocxArchive, docxArchive } from "./docx-archive.ts";
export type { UntrackedChange } from "./tracked/tracked-paragraph.ts";
export { type TrackedSuggestions, trackedSuggestions, untrackedDocument } from "./tracked/tracked-suggestions.ts";
