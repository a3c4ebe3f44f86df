import type { ReadThread } from "@housestyle/documents/docx";
import type { Node } from "prosemirror-model";
import type { Refused } from "../file-refusal.ts";
import type { TrackedFile } from "../open-file.ts";
import type { ForeignContent } from "./file-content.ts";
import type { FileToTrack, FileToWrite } from "./file-to-write.ts";

/** Reads and writes files, in a worker or, in tests, where it is called. */
export interface FileWork {
  read(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<ForeignContent | Refused>;
  /** Reads a .docx with its tracked changes as suggestions; undefined where it has none. */
  readSuggested(bytes: Uint8Array<ArrayBuffer>): Promise<Node | Refused | undefined>;
  /** Reads the comment threads of a .docx. */
  readThreads(bytes: Uint8Array<ArrayBuffer>): Promise<readonly ReadThread[] | Refused>;
  write(file: FileToWrite): Promise<Uint8Array<ArrayBuffer> | Refused>;
  track(file: FileToTrack): Promise<TrackedFile | Refused>;
}
