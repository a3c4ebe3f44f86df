import type { ImageMap } from "@housestyle/documents/images";
import type { Node } from "prosemirror-model";
import type { FileFormat } from "./file-format.ts";

/** What a reader finds in a file. */
export interface FileContent {
  /** The document, or the HTML of a web page, which only a page can read. */
  readonly content: Node | string;
  /** The images of the document; none where the format has none. */
  readonly images?: ImageMap;
  /** Whether it holds tracked changes, which are shown as accepted. */
  readonly isTracked?: boolean;
  /** Whether it has comments. */
  readonly hasComments?: boolean;
}

/** What was read of a file. */
export interface ForeignContent extends FileContent {
  readonly format: FileFormat;
}
