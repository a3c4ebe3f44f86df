import { english, type Language } from "./language.ts";

/** The translations by language, loaded when needed. */
const files: Readonly<Record<string, () => Promise<{ readonly default: Readonly<Record<string, string>> }>>> = {
  // fr: () => import("./languages/fr.json", { with: { type: "json" } }),
};

/** The tag of the pseudo-language for tests. */
export const madeUpTag = "en-XA";

/**
 * Returns the first available language of `wanted` (BCP 47 tags, best first), also without its region, or `otherwise`.
 */
export function bestLanguage(
  wanted: readonly string[],
  otherwise: string = english.tag,
  there: readonly string[] = [...Object.keys(files), madeUpTag],
): string {
  for (const tag of wanted) {
    const whole = tag.split("-")[0] ?? "";
    const known = [...there, english.tag];
    const found = [tag, whole].flatMap((name) => known.filter((each) => each.toLowerCase() === name.toLowerCase()));
    if (found[0] !== undefined) return found[0];
  }
  return otherwise;
}

const loaded = new Map<string, Promise<Language>>();

/** Loads the language with this tag, or English if it does not exist. */
export function loadLanguage(tag: string): Promise<Language> {
  const language = loaded.get(tag) ?? load(tag);
  if (tag === madeUpTag || tag in files) loaded.set(tag, language);
  return language;
}

async function load(tag: string): Promise<Language> {
  if (tag === madeUpTag) return (await import("./made-up.ts")).madeUp;
  const file = files[tag];
  if (!file) return english;
  const [{ default: messages }, { translated }] = await Promise.all([file(), import("./translated.ts")]);
  return translated(tag, messages);
}
