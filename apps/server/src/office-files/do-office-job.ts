import { Unreadable } from "@housestyle/documents";
import { type OfficeFile, type OfficeFiles, openOfficeFile } from "@housestyle/documents/in-place";
import { documentLimits, FileError, readZip, writeZip } from "@housestyle/files";
import { refusals } from "../refusals.ts";
import type { OfficeJob, OfficeJobResult } from "./job.ts";

/** Does one job with a file. */
export function doOfficeJob(job: OfficeJob, bytes: Uint8Array): OfficeJobResult {
  try {
    const read = readZip(bytes, documentLimits, () => true);
    const files = new Map(read.map((file) => [file.name, file.bytes ?? new Uint8Array()]));
    const file = openOfficeFile(files);
    if (job.kind === "read") return { paragraphs: file.paragraphs, bytes: undefined, leftOut: 0 };
    const { files: now, leftOut } = written(file, job);
    return { paragraphs: openOfficeFile(now).paragraphs, bytes: writeZip(now, ["mimetype"]), leftOut };
  } catch (error) {
    if (error instanceof Unreadable)
      return { refused: error.reason === "locked" ? refusals.files.locked : refusals.files.notOffice };
    if (error instanceof FileError) return { refused: error.message };
    throw error;
  }
}

function written(
  file: OfficeFile,
  job: Exclude<OfficeJob, { kind: "read" }>,
): { readonly files: OfficeFiles; readonly leftOut: number } {
  const by = { author: job.author, date: new Date() };
  if (job.kind === "correct") return file.with(job.corrections, job.isTracked ? by : undefined);
  return { files: file.withComments(job.comments, by), leftOut: 0 };
}
