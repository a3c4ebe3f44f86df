import type { ReadThread } from "@housestyle/documents/docx";
import type { ImageMap } from "@housestyle/documents/images";
import type { Remark } from "@housestyle/surfaces";
import type { Node } from "prosemirror-model";
import type { Refused } from "./file-refusal.ts";
import type { TrackableFormat } from "./writable-formats.ts";

/** A file of the device as browsers lend it to a page (File System Access), or the desktop program in their place. */
export interface FileHandle {
  readonly name: string;
  getFile(): Promise<File>;
  /** Missing where files can only be read. */
  createWritable?(): Promise<{ write(data: Uint8Array<ArrayBuffer>): Promise<void>; close(): Promise<void> }>;
}

/** A file as it was read. */
export interface ReadFile {
  readonly doc: Node;
  /** The images of the document; none where the format has none. */
  readonly images?: ImageMap;
  /** Whether it holds tracked changes, which are shown as accepted. */
  readonly isTracked?: boolean;
  /** Returns the document with the tracked changes as suggestions of their authors; undefined where it cannot be read so. */
  suggested?(): Promise<Node | undefined>;
  /** Reads the threads of its comments; missing where it has no comments. */
  threads?(): Promise<readonly ReadThread[] | Refused>;
  /** Whether only its words could be read, without headings and lists that others see in it. */
  readonly isTextOnly?: boolean;
  /**
   * Returns the bytes of the file with the content of another document, and everything else unchanged. Missing for
   * formats that are read-only.
   */
  bytesWith?(doc: Node, images?: ImageMap): Promise<Uint8Array<ArrayBuffer> | Refused>;
  /** Its format, if that can hold tracked changes. */
  readonly trackable?: TrackableFormat;
  /** The same, with every change tracked and a comment for each remark. Missing for formats without tracked changes. */
  trackedWith?(doc: Node, remarks: readonly Remark[]): Promise<TrackedFile | Refused>;
}

/** A file with tracked changes. */
export interface TrackedFile {
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** How many changes could not be tracked and are not in it. */
  readonly untracked: number;
}

/** A file whose text is in the editor, and that can be written back. */
export interface OpenFile {
  readonly handle: FileHandle;
  readonly read: ReadFile & Required<Pick<ReadFile, "bytesWith">>;
  /** When it was last written, as far as is known. */
  readonly written: number;
  /** The document that was in the editor before. */
  readonly before: Node;
}

/** Whether a file can be written back. */
export const isWritable = (read: ReadFile): read is OpenFile["read"] => read.bytesWith !== undefined;
