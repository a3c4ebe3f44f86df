/** A scene begins with the place: inside, outside, or both. */
const scene = /^(?:INT|EXT|EST|I\/E|INT\.?\/EXT)[. ]/i;
/** A dot before other words makes a scene of them. */
const forced = /^\.(?=[^.\s])/;
const sectionLine = /^(#{1,6})\s+(\S.*)$/;
const breakLine = /^={3,}\s*$/;

/** The level of headings that are scenes. */
export const sceneLevel = 3;

/** Whether a paragraph of one line is a scene by its first word. */
export const isScene = (line: string): boolean => scene.test(line);

/** Whether a paragraph of one line is a scene by the dot before it. */
export const isForcedScene = (line: string): boolean => forced.test(line);

/** Whether a line ends a page. */
export const isPageBreak = (line: string): boolean => breakLine.test(line);

/** Returns the depth and the title of a section; undefined for another line. */
export function sectionIn(line: string): { readonly depth: number; readonly title: string } | undefined {
  const [, marks, title] = sectionLine.exec(line) ?? [];
  return marks && title ? { depth: marks.length, title } : undefined;
}

/** Whether a line needs an exclamation mark before it to be a line of action; `isAlone` for a paragraph of one line. */
export function needsForce(line: string, isAlone: boolean): boolean {
  const words = line.replace(/^!*/, "");
  return sectionIn(words) !== undefined || isPageBreak(words) || (isAlone && (isScene(words) || isForcedScene(words)));
}
