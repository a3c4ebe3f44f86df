import { english, type Language } from "./language.ts";

/** What was translated: the file of each language, fetched when somebody wants it. */
const files: Readonly<Record<string, () => Promise<{ readonly default: Readonly<Record<string, string>> }>>> = {
  // fr: () => import("./languages/fr.json", { with: { type: "json" } }),
};

/** English that nobody speaks; for tests. */
const madeUp = "en-XA";

/**
 * The first language of `wanted` (as in BCP 47, best first) that there is; where a region has none of its own, the whole
 * language. English when nothing fits.
 */
export function bestLanguage(
  wanted: readonly string[],
  there: readonly string[] = [...Object.keys(files), madeUp],
): string {
  for (const tag of wanted) {
    const whole = tag.split("-")[0] ?? "";
    const found = [tag, whole].flatMap((name) => there.filter((each) => each.toLowerCase() === name.toLowerCase()));
    if (found[0] !== undefined) return found[0];
    if (whole.toLowerCase() === english.tag) break;
  }
  return english.tag;
}

/** The language of this name, whole; English where there is none. */
export async function loadLanguage(tag: string): Promise<Language> {
  if (tag === madeUp) return (await import("./made-up.ts")).madeUp;
  const file = files[tag];
  if (!file) return english;
  const [{ default: messages }, { translated }] = await Promise.all([file(), import("./translated.ts")]);
  return translated(tag, messages);
}
