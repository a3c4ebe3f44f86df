import type { Mark, Node } from "prosemirror-model";
import { schema } from "../schema.ts";

/** The author of a suggestion, and its time in milliseconds since the epoch. */
export interface SuggestionAuthor {
  readonly author: number;
  readonly name: string;
  readonly at: number;
}

/** The decision about a suggestion. Undefined leaves it open. */
export type Decision = "accept" | "reject" | undefined;
/** Returns the decision about a suggestion, given its mark. */
export type DecideSuggestion = (mark: Mark) => Decision;

const { insertion, deletion, split, join, format } = schema.marks;
const types = new Set([insertion, deletion, split, join, format]);

/** Returns whether a mark is a suggestion. */
export const isSuggestion = (mark: Mark): boolean => types.has(mark.type);

/** Returns the suggestions among the marks of a node. */
export const suggestionsOn = (node: Node): readonly Mark[] => node.marks.filter(isSuggestion);

/** Returns whether a decision removes a node. */
export const isGone = (node: Node, decide: DecideSuggestion): boolean =>
  node.marks.some(
    (mark) =>
      (mark.type === insertion && decide(mark) === "reject") || (mark.type === deletion && decide(mark) === "accept"),
  );

/** Returns the depth to which a decision joins a block with the one before it, or 0 if it does not. */
export function joinDepth(node: Node, decide: DecideSuggestion): number {
  const mark = node.marks.find(
    (each) => (each.type === split && decide(each) === "reject") || (each.type === join && decide(each) === "accept"),
  );
  return mark ? Number(mark.attrs.depth) : 0;
}

/** Returns the marks that a node has after a decision. */
export function marksAfter(node: Node, decide: DecideSuggestion): readonly Mark[] {
  const changed = node.marks.find((mark) => mark.type === format && decide(mark) === "reject");
  const looks = changed ? marksBefore(changed) : node.marks.filter((mark) => !isSuggestion(mark));
  const left = node.marks.filter((mark) => isSuggestion(mark) && decide(mark) === undefined);
  return left.reduce((set, mark) => mark.addToSet(set), looks);
}

/** Returns the marks that words had before their formatting was changed, or none if these cannot be read. */
export function marksBefore(mark: Mark): readonly Mark[] {
  try {
    const before = (mark.attrs.before as unknown[]).map((each) => schema.markFromJSON(each));
    return before.reduce<readonly Mark[]>((set, each) => each.addToSet(set), []);
  } catch {
    return [];
  }
}
