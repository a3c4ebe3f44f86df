import type { TagParseRule } from "prosemirror-model";

/** The element that is parsed. Without a DOM, nothing is known about its type. */
export type TagElement = Parameters<NonNullable<TagParseRule["getAttrs"]>>[0];
/** What the content of a node is parsed from. */
export type TagSource = Parameters<NonNullable<TagParseRule["getContent"]>>[0];
