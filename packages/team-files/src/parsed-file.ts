import type { Node, Scalar, YAMLMap, YAMLSeq } from "yaml";
import type { SyncFields } from "./field.ts";
import type { SyncKind } from "./kinds.ts";
import type { SyncEntry } from "./state.ts";

/** An entry together with its node in the YAML tree: a map, or the text of a plain entry. */
export interface ParsedEntry extends SyncEntry {
  readonly node: YAMLMap<Scalar<string>, Node> | Scalar<string>;
}

/** A file that was read, with the nodes that an edit needs. */
export interface ParsedFile {
  readonly path: string;
  readonly text: string;
  readonly kind: SyncKind;
  readonly fields: SyncFields;
  readonly entries: readonly ParsedEntry[];
  /** The map of the whole file, or undefined for an empty file. */
  readonly map: YAMLMap<Scalar<string>, Node> | undefined;
  /** The list of entries, if there is a list. */
  readonly list: YAMLSeq<Node> | undefined;
}
