import { endOfText } from "@housestyle/documents";
import type { Node } from "prosemirror-model";
import { headingsOf } from "../outline/headings.ts";
import type { SearchRange } from "./find-matches.ts";

/**
 * Returns the chapter around a position: from its heading to the next one of its level or above. What stands before the
 * first heading is a chapter, too. Undefined for a document without two headings of one level.
 */
export function chapterAround(doc: Node, pos: number): SearchRange | undefined {
  const headings = headingsOf(doc);
  const level = chapterLevel(headings.map((heading) => heading.level));
  if (level === undefined) return undefined;
  const begins = headings.filter((heading) => heading.level <= level).map(({ at }) => at);
  return {
    from: begins.findLast((at) => at <= pos) ?? 0,
    to: begins.find((at) => at > pos) ?? endOfText(doc),
  };
}

/** The highest level that more than one heading has: a title alone is no chapter. */
function chapterLevel(levels: readonly number[]): number | undefined {
  const often = levels.filter((level, at) => levels.indexOf(level) !== at);
  return often.length > 0 ? Math.min(...often) : undefined;
}
