import { defaultSettings, settingsFilter } from "@housestyle/engine";

/** Whether an entry would keep a remark about `text` away, as the checker itself decides it. */
export function covers(
  entry: { readonly word: string; readonly caseSensitive: boolean; readonly isRegex: boolean },
  text: string,
): boolean {
  const pattern = entry.word.trim();
  if (pattern === "" || text.trim() === "") return false;
  const { caseSensitive, isRegex } = entry;
  const isPattern = isRegex || /[*?]/.test(pattern);
  const isWanted = settingsFilter({
    ...defaultSettings,
    words: isPattern ? [] : [{ text: pattern, caseSensitive }],
    ignores: [{ rule: "", pattern, caseSensitive, isRegex }],
  });
  return !isWanted({
    ruleId: "spelling/unknown-word",
    kind: "spelling",
    level: "error",
    text: text.trim(),
    message: "",
    suggestions: [],
    sure: false,
    start: 0,
    end: text.trim().length,
  });
}

/** Forms of a word that show what an entry covers and what not. */
export function formsOf(word: string): readonly string[] {
  const plain = word.trim().replaceAll(/[*?]/g, "");
  if (plain === "") return [];
  const first = plain.charAt(0);
  const rest = plain.slice(1);
  const cases = [plain, first.toLowerCase() + rest, first.toUpperCase() + rest, plain.toUpperCase()];
  return [...new Set([...cases, `${plain}’s`])];
}
