export type { ChangeAuthor } from "./change-author.ts";
export { commentText } from "./comment-text.ts";
export type { OfficeComment, OfficeCorrection, OfficeFile, OfficeFiles, OfficeParagraph } from "./office-file.ts";
export { type OfficeText, officeText } from "./office-text.ts";
export { openOfficeFile } from "./open-office-file.ts";
