export { docxFile } from "./docx-file.ts";
