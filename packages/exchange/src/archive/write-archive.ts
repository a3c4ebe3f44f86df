import { encodeUtf8, writeZip } from "@housestyle/files";
import { writeCsv } from "../csv/write-csv.ts";
import type { Problem } from "../problem.ts";
import type { TableRow } from "../table/table.ts";
import type { WrittenFile } from "../writing.ts";
import {
  type ArchiveTable,
  archiveFormat,
  archiveTables,
  archiveVersion,
  choicesFile,
  looseTable,
  manifestFile,
  type TeamArchive,
} from "./team-archive.ts";

/** What the manifest contains besides the parts. */
export interface ArchiveOptions {
  /** The creation date in ISO format, if known. */
  readonly createdOn?: string | undefined;
}

const printJson = (value: unknown): Uint8Array => encodeUtf8(`${JSON.stringify(value, null, 2)}\n`);

const nameOf = (row: TableRow): string => {
  const name = row.Name || row.Word || row.Text || row.Match;
  return typeof name === "string" ? name.slice(0, 100) : "";
};

/**
 * Writes everything a team has into one zip: a CSV table for each part, and the template settings and a manifest in
 * JSON.
 */
export function writeArchive(team: TeamArchive, { createdOn }: ArchiveOptions = {}): WrittenFile {
  const files = new Map<string, Uint8Array>();
  const problems: Problem[] = [];
  const counts: Record<string, number> = {};
  for (const part of Object.keys(archiveTables) as ArchiveTable[]) {
    const rows: readonly TableRow[] | undefined = team[part];
    if (!rows) continue;
    const { file } = archiveTables[part];
    const written = writeCsv(looseTable(part), rows, nameOf);
    files.set(file, written.bytes);
    counts[file] = rows.length - written.problems.length;
    problems.push(...written.problems.map(({ name, ...rest }) => ({ ...rest, name: `${file}: ${name}` })));
  }
  if (team.SimpleStyleGuide) {
    files.set(choicesFile, printJson(team.SimpleStyleGuide));
    counts[choicesFile] = team.SimpleStyleGuide.length;
  }
  const manifest = {
    Format: archiveFormat,
    Version: archiveVersion,
    ...(createdOn === undefined ? {} : { CreatedOn: createdOn }),
    Files: counts,
  };
  return {
    bytes: writeZip(new Map([[manifestFile, printJson(manifest)], ...files])),
    mediaType: "application/zip",
    extension: ".zip",
    problems,
    lost: [],
  };
}
