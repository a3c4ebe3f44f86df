import type { Node } from "prosemirror-model";
import { inlineOf } from "../blocks/inline-of.ts";
import { type Alignment, schema } from "../schema.ts";
import { readEmphasis } from "./emphasis.ts";
import { isForcedScene, isPageBreak, isScene, needsForce, sceneLevel, sectionIn } from "./line-kinds.ts";

const { doc, heading, paragraph, pageBreak, newline } = schema.nodes;

/**
 * Returns the document of a screenplay in Fountain: sections and scenes are headings, and lines between blank ones are a paragraph, such as
 * a character with what they say. Signs that the editor has nothing for, such as “@” and “~”, stay in the text. In a text without
 * scenes that begin with a place, so does the dot of others.
 */
export function fromFountain(text: string): Node {
  const groups = groupsOf(text.split(/\r\n|[\n\r\u2028\u2029]/));
  const isScreenplay = groups.some((lines) => lines.length === 1 && isScene(lines[0] ?? ""));
  const blocks = groups.map((lines) => blockOf(lines, isScreenplay));
  return doc.create(null, blocks.length > 0 ? blocks : paragraph.create());
}

/**
 * Returns the lines of each paragraph. A line of two spaces counts as empty but not as a break, and sections and page
 * breaks need no blank lines around them.
 */
function groupsOf(lines: readonly string[]): readonly (readonly string[])[] {
  const groups: string[][] = [];
  let open: string[] = [];
  const end = () => {
    while (open.at(-1)?.trim() === "") open.pop();
    if (open.length > 0) groups.push(open);
    open = [];
  };
  for (const line of lines) {
    const isBlank = line.trim() === "";
    if (isBlank && (line.length < 2 || open.length === 0)) end();
    else if (sectionIn(line) || isPageBreak(line)) {
      end();
      groups.push([line]);
    } else open.push(isBlank ? "" : line);
  }
  end();
  return groups;
}

function blockOf(lines: readonly string[], isScreenplay: boolean): Node {
  const [first = ""] = lines;
  const isAlone = lines.length === 1;
  const section = sectionIn(first);
  if (section) return titled(levelOf(section.depth, isScreenplay), section.title);
  if (isPageBreak(first)) return pageBreak.create();
  if (isAlone && isScene(first)) return titled(sceneLevel, first);
  if (isAlone && isForcedScene(first)) return titled(sceneLevel, isScreenplay ? first.slice(1) : first);
  const centered = lines.map(centeredIn);
  if (centered.every((line) => line !== undefined)) return lined(centered, "center");
  const transition = isAlone && first.startsWith(">") ? first.slice(1).trim() : "";
  if (transition !== "") return lined([transition], "right");
  return lined(
    lines.map((line) => (line.startsWith("!") && needsForce(line, isAlone) ? line.slice(1) : line)),
    null,
  );
}

/** Returns the words between “>” and “<”. Undefined for a line that is not centered. */
function centeredIn(line: string): string | undefined {
  const signs = line.trim();
  if (!signs.startsWith(">") || !signs.endsWith("<")) return undefined;
  return signs.slice(1, -1).trim() || undefined;
}

/** Returns the level of a section. Scenes are below sections of two levels. */
const levelOf = (depth: number, isScreenplay: boolean): number =>
  Math.min(isScreenplay && depth >= sceneLevel ? depth + 1 : depth, 6);

const words = (line: string): readonly Node[] => inlineOf(readEmphasis(line), () => false);

const titled = (level: number, line: string): Node => heading.create({ level }, words(line.trim()));

const lined = (lines: readonly string[], align: Alignment | null): Node =>
  paragraph.create(
    { align },
    lines.flatMap((line, index) => [...(index > 0 ? [newline.create()] : []), ...words(line)]),
  );
