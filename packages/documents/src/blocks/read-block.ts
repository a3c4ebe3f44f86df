/** A stretch of words that look alike. */
export interface ReadPiece {
  /** A line end is a line break. */
  readonly text: string;
  readonly strong?: boolean;
  readonly em?: boolean;
  /** Code within a line. */
  readonly literal?: boolean;
  /** The address of a link. One that is not safe is dropped. */
  readonly href?: string | undefined;
}

/** An item of a list; `level` is how deep its list is in others, 0 for not at all. */
export interface ListItem {
  readonly list: "bullets" | "numbers";
  readonly level: number;
}

/** What a paragraph of another program is. `continues` is a further paragraph of an item at that level. */
export type BlockKind =
  | "paragraph"
  | "quote"
  | "code"
  | "rule"
  | { readonly heading: number }
  | { readonly continues: number }
  | ListItem;

/** A paragraph as it is read from a file of another program. */
export interface ReadBlock {
  readonly kind: BlockKind;
  readonly pieces: readonly ReadPiece[];
}
