/** A text that is written by a few letters. */
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

/** How a snippet begins, in one line; what is filled in later stands as its name in brackets. */
export function previewOf(text: string): string {
  const named = text.replace(
    /\{\{\s*(?:(?:field|choice|snippet):\s*)?([^=+{}-]*)[^{}]*\}\}/g,
    (_written, name: string) => (name.trim() === "cursor" ? "" : `[${name.trim()}]`),
  );
  return named.replace(/\s+/g, " ").slice(0, 140);
}

/** The snippets that fit what was typed into a search, the best first: by name, then by shortcut, then by their words. */
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

/** Whether the letters stand in the name in this order, with others between them. */
function isScattered(name: string, letters: string): boolean {
  let at = -1;
  return [...letters].every((letter) => {
    at = name.indexOf(letter, at + 1);
    return at >= 0;
  });
}
