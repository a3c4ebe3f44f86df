import type { HostEdit } from "../host.ts";

/** The body of a message: its paragraphs, and itself with edits done, all else as it was. */
export interface MessageBody {
  readonly texts: readonly string[];
  /** Edits of paragraphs, by their places in `texts`. */
  with(edits: readonly BodyEdit[]): string;
}

export interface BodyEdit extends Pick<HostEdit, "start" | "end" | "replacement"> {
  readonly index: number;
}

/** From behind: the places of those before stay. */
export const fromBehind = (edits: readonly BodyEdit[]): readonly BodyEdit[] =>
  edits.toSorted((a, b) => b.index - a.index || b.start - a.start);
