import type { Node } from "prosemirror-model";
import { type DocumentHeading, headingsOf } from "./headings.ts";

/** Where a chapter or a scene begins. A scene begins with a divider and is below every heading. */
export interface DocumentSection extends DocumentHeading {
  readonly isScene: boolean;
}

const sceneLevel = 7;

/** Returns the headings of a document and the dividers that begin scenes, in reading order. A divider with nothing after it begins none. */
export function sectionsOf(doc: Node): DocumentSection[] {
  const chapters = headingsOf(doc).map((heading) => ({ ...heading, isScene: false }));
  const scenes: DocumentSection[] = [];
  doc.forEach((node, at, index) => {
    if (node.type.name === "rule" && hasWords(doc.maybeChild(index + 1)))
      scenes.push({ node, at, level: sceneLevel, isScene: true });
  });
  return [...chapters, ...scenes].toSorted((one, other) => one.at - other.at);
}

const hasWords = (next: Node | null): boolean => next !== null && !["heading", "rule", "note"].includes(next.type.name);

/** So many characters of a scene are its name. */
const longestOpening = 60;

/** Returns the first words of a section that has no heading, on one line. */
export function openingOf(doc: Node, at: number, end: number): string {
  let opening = "";
  doc.nodesBetween(at, end, (node) => {
    if (opening === "" && node.isTextblock) opening = node.textBetween(0, Math.min(node.content.size, 200), " ").trim();
    return opening === "";
  });
  const line = opening.replace(/\s+/g, " ");
  return line.length > longestOpening ? `${line.slice(0, longestOpening).replace(/\s+\S*$/, "")}…` : line;
}

/** Returns the synopsis of the chapter or scene that a node begins; empty for none. */
export const synopsisOf = ({ attrs }: Node): string => (typeof attrs.synopsis === "string" ? attrs.synopsis : "");
