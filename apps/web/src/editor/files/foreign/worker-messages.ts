import type { ReadThread } from "@housestyle/documents/docx";
import type { FileRefusal } from "../file-refusal.ts";
import type { TrackedFile } from "../open-file.ts";
import type { ForeignContent } from "./file-content.ts";
import type { FileToTrack, FileToWrite } from "./file-to-write.ts";

/** The requests to the worker for files. Documents are sent as JSON. */
export type ToFileWorker =
  | { readonly type: "read"; readonly bytes: Uint8Array<ArrayBuffer>; readonly name: string }
  | { readonly type: "suggested"; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly type: "threads"; readonly bytes: Uint8Array<ArrayBuffer> }
  | ({ readonly type: "write"; readonly json: unknown } & Omit<FileToWrite, "doc">)
  | ({ readonly type: "track"; readonly json: unknown } & Omit<FileToTrack, "doc">);

/** What the worker for files has done. */
export type WorkerResult =
  | {
      readonly type: "read";
      readonly read: Omit<ForeignContent, "content"> & { readonly content: string | { readonly json: unknown } };
    }
  | { readonly type: "suggested"; readonly json: unknown }
  | { readonly type: "threads"; readonly threads: readonly ReadThread[] }
  | { readonly type: "written"; readonly bytes: Uint8Array<ArrayBuffer> }
  | { readonly type: "tracked"; readonly file: TrackedFile };

/** What the worker answers; `begun` when it has loaded and starts to work. */
export type FromFileWorker =
  | { readonly type: "begun" }
  | { readonly type: "done"; readonly result: WorkerResult }
  | { readonly type: "refused"; readonly refused: FileRefusal };
