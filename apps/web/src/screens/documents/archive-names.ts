import { fileName } from "../../editor/files/file-name.ts";
import { type DocumentListRow, nameOf } from "./document.ts";

type Named = Pick<DocumentListRow, "Title" | "Opening" | "Project">;

/** Returns the name of each document in an archive: its projects are folders, and no name is used twice, whatever its case. */
export function archiveNames(rows: readonly Named[], ending: string, unnamed: string): readonly string[] {
  const used = new Set<string>();
  return rows.map((row) => {
    const folder = row.Project.split("/").map(folderName).filter(Boolean).join("/");
    const name = fileName(nameOf(row), ending, unnamed).slice(0, -ending.length - 1);
    for (let count = 1; ; count += 1) {
      const path = `${folder}${folder && "/"}${name}${count === 1 ? "" : `-${count}`}.${ending}`;
      if (used.has(path.toLowerCase())) continue;
      used.add(path.toLowerCase());
      return path;
    }
  });
}

/** The part of a project’s name that any file system takes. */
const folderName = (name: string): string =>
  name
    .normalize("NFC")
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, "")
    .replaceAll(/\s+/g, " ")
    .trim()
    .slice(0, 60);
