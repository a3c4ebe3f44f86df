import { writeZip } from "@housestyle/files";
import type { AddInServer } from "./add-in-server.ts";
import { replaced } from "./replaced.ts";

const settings = "config/Settings.xcu";
const description = "description.xml";

/**
 * The extension for LibreOffice as one file (.oxt), the same bytes for the same files. `files` are those of its folder by their
 * paths there; the address stands in the settings it begins with.
 */
export function packOxt(files: ReadonlyMap<string, Uint8Array>, { address, version }: AddInServer): Uint8Array {
  return writeZip(
    new Map([
      ...files,
      [settings, replaced(files, settings, /(<prop oor:name="Address"><value>)[^<]*/, address)],
      [description, replaced(files, description, /(<version value=")[^"]*/, version)],
    ]),
  );
}
