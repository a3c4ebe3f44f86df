import type { ImageMap } from "@housestyle/documents/images";
import type { Remark } from "@housestyle/surfaces";
import type { Node } from "prosemirror-model";
import type { TrackableFormat, WritableFormat } from "../writable-formats.ts";

/** A file that is to get the content of a document. */
export interface FileToWrite {
  readonly format: WritableFormat;
  /** The file as it is. */
  readonly source: Uint8Array<ArrayBuffer>;
  readonly doc: Node;
  /** The images of the document. */
  readonly images: ImageMap;
}

/** A file that is to receive the changes of a document as tracked changes, and a comment for each remark. */
export interface FileToTrack extends Pick<FileToWrite, "source" | "doc"> {
  readonly format: TrackableFormat;
  readonly remarks: readonly Remark[];
  readonly date: Date;
}
