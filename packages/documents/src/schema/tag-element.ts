import type { TagParseRule } from "prosemirror-model";

/** An element that is read; where there is no DOM, nothing is known of it. */
export type TagElement = Parameters<NonNullable<TagParseRule["getAttrs"]>>[0];
/** What the content of a node is read from. */
export type TagSource = Parameters<NonNullable<TagParseRule["getContent"]>>[0];
