/** A scene heading begins with the setting: interior, exterior, or both. */
const scene = /^(?:INT|EXT|EST|I\/E|INT\.?\/EXT)[. ]/i;
/** A dot before other words marks them as a scene heading. */
const forced = /^\.(?=[^.\s])/;
const sectionLine = /^(#{1,6})\s+(\S.*)$/;
const breakLine = /^={3,}\s*$/;

/** The level of headings for scenes. */
export const sceneLevel = 3;

/** Returns whether a paragraph of one line is a scene heading by its first word. */
export const isScene = (line: string): boolean => scene.test(line);

/** Returns whether a paragraph of one line is a scene heading because of the dot before it. */
export const isForcedScene = (line: string): boolean => forced.test(line);

/** Returns whether a line is a page break. */
export const isPageBreak = (line: string): boolean => breakLine.test(line);

/** Returns the depth and the title of a section. Undefined for other lines. */
export function sectionIn(line: string): { readonly depth: number; readonly title: string } | undefined {
  const [, marks, title] = sectionLine.exec(line) ?? [];
  return marks && title ? { depth: marks.length, title } : undefined;
}

/**
 * Returns whether a line of action needs an exclamation mark so that it is not read as something else. `isAlone` means
 * that it is a paragraph of one line.
 */
export function needsForce(line: string, isAlone: boolean): boolean {
  const words = line.replace(/^!*/, "");
  return sectionIn(words) !== undefined || isPageBreak(words) || (isAlone && (isScene(words) || isForcedScene(words)));
}
