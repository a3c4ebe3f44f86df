import { unknownPlaceholders } from "@housestyle/panel/snippets";

/** A text that can be inserted by typing a few letters. */
export interface Snippet {
  readonly id: number;
  readonly folderId: number;
  readonly name: string;
  readonly text: string;
  /** Empty when it has none. */
  readonly shortcut: string;
  readonly description: string;
  /** Null for one's own. */
  readonly teamId: number | null;
}

/**
 * Returns how a snippet begins, in one line. What is filled in later appears as its name in brackets, what only looks like that
 * as it is inserted.
 */
export function previewOf(text: string): string {
  const unknown = new Set(unknownPlaceholders(text));
  const named = text.replace(
    /\{\{\s*(?:(?:field|choice|snippet):\s*)?([^=+{}-]*)[^{}]*\}\}/g,
    (written, name: string) => {
      if (unknown.has(written)) return written;
      return name.trim() === "cursor" ? "" : `[${name.trim()}]`;
    },
  );
  return named.replace(/\s+/g, " ").slice(0, 140);
}

/** Returns the snippets that match a search, best first: by name, then by shortcut, then by their text. */
export function searched(snippets: readonly Snippet[], typed: string): readonly Snippet[] {
  const wanted = typed.trim().toLowerCase();
  if (wanted === "") return snippets;
  const ranked = snippets.flatMap((snippet) => {
    const rank = rankOf(snippet, wanted);
    return rank === undefined ? [] : [{ snippet, rank }];
  });
  return ranked.toSorted((a, b) => a.rank - b.rank).map(({ snippet }) => snippet);
}

function rankOf({ name, shortcut, text, description }: Snippet, wanted: string): number | undefined {
  const lower = name.toLowerCase();
  if (lower.startsWith(wanted)) return 0;
  if (shortcut.toLowerCase().startsWith(wanted)) return 1;
  if (lower.includes(wanted)) return 2;
  if (isScattered(lower, wanted)) return 3;
  return `${text}\n${description}`.toLowerCase().includes(wanted) ? 4 : undefined;
}

/** Returns whether a name contains the letters in this order, with others between them. */
function isScattered(name: string, letters: string): boolean {
  let at = -1;
  return [...letters].every((letter) => {
    at = name.indexOf(letter, at + 1);
    return at >= 0;
  });
}
