export { folderKind, snippetKind } from "./kinds.ts";
export { openSnippets } from "./open.ts";
