/** Something that can be done in the editor, as the palette lists it. */
export interface PaletteCommand {
  readonly id: string;
  readonly label: string;
  /** Where it is found elsewhere, such as “Format”. */
  readonly group: string;
  /** Its shortcut as in “Ctrl+K”; empty for none. */
  readonly keys?: string;
  /** What is chosen now, such as “On”. */
  readonly state?: string | undefined;
  readonly act: () => unknown;
}

/**
 * Returns the commands whose names have all the words that were typed, the one of that name first, then those that begin with them, then those that have
 * its letters in their order; what is alike in that in its own order. Everything for nothing typed.
 */
export function matchingCommands(commands: readonly PaletteCommand[], typed: string): readonly PaletteCommand[] {
  const wanted = words(typed);
  if (wanted.length === 0) return commands;
  const ranked = commands.flatMap((command) => {
    const rank = rankOf(command, wanted);
    return rank === undefined ? [] : [{ command, rank }];
  });
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ command }) => command);
}

/**
 * Ranks a command: 0 if its label is what was typed, 1 if its name begins with it, 2 if words in it do, and 3 if the
 * name contains it elsewhere. The rank is higher if the label contains only the letters in order, depending on how far
 * apart they are.
 */
function rankOf({ label, group }: PaletteCommand, wanted: readonly string[]): number | undefined {
  if (words(label).join(" ") === wanted.join(" ")) return 0;
  const lower = words(`${label} ${group}`).join(" ");
  if (lower.startsWith(wanted.join(" "))) return 1;
  if (wanted.every((word) => ` ${lower}`.includes(` ${word}`))) return 2;
  if (wanted.every((word) => lower.includes(word))) return 3;
  const left = lettersLeftOut(words(label).join(" "), wanted.join(""));
  return left === undefined ? undefined : 4 + left;
}

/**
 * Returns how many characters stand between the letters that were typed, where these are in the name in their order, from the
 * beginning of a word on. Undefined where they are not, and where more was left out than typed: then the likeness is chance.
 */
function lettersLeftOut(name: string, letters: string): number | undefined {
  const counts = [...name.matchAll(/(?<!\S)\S/gu)].flatMap(({ index }) => {
    let at = index;
    for (const [nth, letter] of [...letters].entries()) {
      at = name.indexOf(letter, at) + letter.length;
      if (at < letter.length || (nth === 0 && at > index + letter.length)) return [];
    }
    return [at - index - letters.length];
  });
  const least = Math.min(...counts);
  return least <= letters.length ? least : undefined;
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Returns a shortcut as a Mac names it. */
export function keysOnMac(keys: string): string {
  return keys.replaceAll("Ctrl+", "⌘").replaceAll("Alt+", "⌥").replaceAll("Shift+", "⇧");
}
