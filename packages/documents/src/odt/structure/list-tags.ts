import type { Node } from "prosemirror-model";
import type { DocumentUnit } from "../../units/document-units.ts";
import { unescaped } from "../../xml/xml-pieces.ts";

/** A list or an item, by its opening tag. */
export interface ListTag {
  readonly name: string;
  readonly source: string;
}

/** The lists and items that are open around something, from the outside in. */
export type OpenLists = readonly ListTag[];

/** Returns the lists and items around a unit, the outermost first. */
export const listsAround = ({ around }: DocumentUnit): readonly Node[] =>
  around.filter(({ type: { name } }) => name === "bullets" || name === "numbers" || name === "item");

/** Returns whether two units are in lists of the same kinds and depth. */
export function sameLists(a: DocumentUnit, b: DocumentUnit): boolean {
  const [ours, theirs] = [listsAround(a), listsAround(b)];
  return ours.length === theirs.length && ours.every(({ type }, index) => type === theirs[index]?.type);
}

/** Returns how many of the outermost lists and items two places have in common. */
export function inCommon<T>(a: readonly T[], b: readonly T[]): number {
  const different = a.findIndex((each, index) => each !== b[index]);
  return different === -1 ? a.length : different;
}

/** Returns the tags that turn one state of open lists into another. */
export function tagsBetween(from: OpenLists, to: OpenLists): string {
  const kept = inCommon(from, to);
  const closed = from.slice(kept).toReversed();
  const opened = to.slice(kept);
  return (
    closed.map(({ name }) => `</${name}>`).join("") +
    opened.map(({ source }) => source.replace(/\sxml:id\s*=\s*(?:"[^"]*"|'[^']*')/, "")).join("")
  );
}

/** Returns a stretch between two units without the tags of lists. */
export const withoutListTags = (source: string): string =>
  source.replace(/<\/?text:list(?:-item|-header)?(?:\s(?:"[^"]*"|'[^']*'|[^"'<>])*)?>/g, "");

/** Returns whether a span contains anything outside of lists that has to stay. */
export const hasOthers = (source: string): boolean => /<(?!text:soft-page-break|!--)/.test(source);

/** Returns the first matching list style in a source. */
export const listStyleFor = (source: string, fits: (style: string) => boolean): string | undefined =>
  [...source.matchAll(/<text:list\s[^>]*text:style-name\s*=\s*"([^"]*)"/g)]
    .map(([, style = ""]) => unescaped(style))
    .find(fits);
