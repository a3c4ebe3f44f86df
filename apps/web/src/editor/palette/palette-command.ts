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
 * Returns the commands whose names have all the words that were typed, those that begin with them first; otherwise in their
 * own order. Everything for nothing typed.
 */
export function matchingCommands(commands: readonly PaletteCommand[], typed: string): readonly PaletteCommand[] {
  const wanted = words(typed);
  if (wanted.length === 0) return commands;
  const ranked = commands.flatMap((command) => {
    const rank = rankOf(`${command.label} ${command.group}`, wanted);
    return rank === undefined ? [] : [{ command, rank }];
  });
  return ranked.toSorted((one, other) => one.rank - other.rank).map(({ command }) => command);
}

/** 0 if the name begins with what was typed, 1 if words of it do, 2 if it holds it elsewhere. */
function rankOf(name: string, wanted: readonly string[]): number | undefined {
  const lower = words(name).join(" ");
  if (lower.startsWith(wanted.join(" "))) return 0;
  if (wanted.every((word) => ` ${lower}`.includes(` ${word}`))) return 1;
  return wanted.every((word) => lower.includes(word)) ? 2 : undefined;
}

function words(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** Returns a shortcut as a Mac names it. */
export function keysOnMac(keys: string): string {
  return keys.replaceAll("Ctrl+", "⌘").replaceAll("Alt+", "⌥").replaceAll("Shift+", "⇧");
}
