/** The words in a cspell settings file: those to accept, and those to avoid with their replacements. */
export interface CspellWords {
  readonly known: readonly string[];
  readonly avoided: readonly string[];
}

/**
 * Returns the words of cspell's settings in JSON, with the comments that cspell allows; undefined for any other text. A word to avoid
 * may hold a replacement, as in LibreOffice's lists: `hte==the`.
 */
export function readCspell(text: string): CspellWords | undefined {
  const settings = objectIn(text);
  if (!settings) return undefined;
  const listOf = (name: string): readonly string[] => {
    const list: unknown = settings[name];
    return Array.isArray(list) ? list.filter((each): each is string => typeof each === "string") : [];
  };
  const words = [...listOf("words"), ...listOf("userWords"), ...listOf("ignoreWords")];
  const flagged = listOf("flagWords");
  if (words.length + flagged.length === 0) return undefined;
  const isAvoided = (word: string): boolean => word.startsWith("!");
  return {
    known: words.filter((word) => !isAvoided(word)).map((word) => word.replace(/^[~+]|[*+]$/g, "")),
    avoided: [
      ...words.filter(isAvoided).map((word) => word.slice(1)),
      ...flagged.map((word) => word.replace(/\s*(?:->|:)\s*([^,]+).*$/, "==$1")),
    ],
  };
}

function objectIn(text: string): Readonly<Record<string, unknown>> | undefined {
  if (!/^\s*(?:\/[/*]|\{)/.test(text)) return undefined;
  try {
    // Strings first, so that what looks like a comment inside of one stays.
    const plain = text.replace(/("(?:[^"\\\n]|\\.)*")|\/\/[^\n]*|\/\*[\s\S]*?\*\/|,(?=\s*[\]}])/g, "$1");
    const parsed: unknown = JSON.parse(plain);
    return typeof parsed === "object" && parsed !== null ? (parsed as Readonly<Record<string, unknown>>) : undefined;
  } catch {
    return undefined;
  }
}
