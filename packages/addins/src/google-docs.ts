import { writeZip } from "@housestyle/files";
import type { AddInServer } from "./add-in-server.ts";
import { replaced } from "./replaced.ts";

const sidebar = "Sidebar.html";

/** The files of the add-on for Google Docs, as they are put into a script project: with the server's address in the sidebar. */
export function googleDocsFiles(
  files: ReadonlyMap<string, Uint8Array>,
  { address }: Pick<AddInServer, "address">,
): ReadonlyMap<string, Uint8Array> {
  return new Map([...files, [sidebar, replaced(files, sidebar, /(src=")[^"]*(?=\/office\/google-docs\.js)/, address)]]);
}

/** The same as one file. */
export const packGoogleDocs = (files: ReadonlyMap<string, Uint8Array>, sender: AddInServer): Uint8Array =>
  writeZip(googleDocsFiles(files, sender));
