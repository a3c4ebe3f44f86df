/** The narrowest and the widest line width of a hard-wrapped text, whose lines are all of about the same width. */
const narrow = 45;
const wide = 100;
/** The narrowest width of a text whose lines continue with a lowercase letter. */
const narrowest = 35;

/**
 * Returns the paragraphs of plain text. Blank lines separate them. So do single line ends, unless the text, or a block
 * of it, is hard-wrapped, as books on Project Gutenberg and emails are: then a line end is a space. The result is never
 * empty, and no paragraph contains a line end.
 */
export function plainParagraphs(text: string): string[] {
  const lines = text.split(/\r\n|[\n\r\u2028\u2029]/);
  const found = isHardWrapped(lines) ? unwrapped(lines) : blocksOf(lines).flatMap(linesOrOne);
  return found.length > 0 ? found : [""];
}

/** Returns the lines between blank lines. */
function blocksOf(lines: readonly string[]): string[][] {
  const blocks: string[][] = [[]];
  for (const line of lines) {
    if (line.trim() === "") blocks.push([]);
    else blocks.at(-1)?.push(line);
  }
  return blocks;
}

/** Returns a block as one paragraph if each of its lines continues with a lowercase letter, as in short emails. */
function linesOrOne(block: readonly string[]): readonly string[] {
  const isWrapped =
    block.length > 1 &&
    block.every((line, index) => {
      const next = block[index + 1];
      if (next === undefined) return true;
      const { length } = line.trimEnd();
      return length >= narrowest && length <= wide && /[\p{L},]\s*$/u.test(line) && /^\p{Ll}/u.test(next);
    });
  return isWrapped ? [block.map((line) => line.trim()).join(" ")] : block;
}

function isHardWrapped(lines: readonly string[]): boolean {
  const lengths = lines.map((line) => line.trimEnd().length);
  if (!lengths.includes(0)) return false;
  // Only a line that is followed by another one of its paragraph tells the width.
  const inner = lengths.filter((length, index) => length > 0 && (lengths[index + 1] ?? 0) > 0);
  if (inner.length < 3) return false;
  const fitting = inner.filter((length) => length >= narrow && length <= wide).length;
  return fitting >= inner.length * 0.7;
}

function unwrapped(lines: readonly string[]): string[] {
  const paragraphs: string[] = [];
  let open: string[] = [];
  for (const line of [...lines, ""]) {
    if (line.trim() !== "") {
      open.push(line.trim());
    } else if (open.length > 0) {
      paragraphs.push(open.join(" "));
      open = [];
    }
  }
  return paragraphs;
}
