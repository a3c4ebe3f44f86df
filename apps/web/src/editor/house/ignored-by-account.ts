import type { Finding, Ignore } from "@housestyle/engine";
import type { House } from "./house.ts";

type Said = Pick<Finding, "ruleId" | "text">;

/** Whether a dictionary of the server can hold these words as they are: it reads `*` and `?` as any letters. */
export function isKeepable(text: string): boolean {
  return text.trim() === text && text.length <= 100 && !/[*?\p{Cc}]/u.test(text);
}

/** The entry of a dictionary that silences one rule about these words, as they are written. */
export function entryFor({ ruleId, text }: Said) {
  return { word: text, subCategory: ruleId, caseSensitive: true };
}

/** A house in which the rule says nothing of these words. */
export function withIgnore(house: House, said: Said): House {
  return { ...house, settings: { ...house.settings, ignores: [...house.settings.ignores, ignoreOf(said)] } };
}

/** A house in which it does again. */
export function withoutIgnore(house: House, { ruleId, text }: Said): House {
  const ignores = house.settings.ignores.filter(({ rule, pattern }) => rule !== ruleId || pattern !== text);
  return { ...house, settings: { ...house.settings, ignores } };
}

function ignoreOf({ ruleId, text }: Said): Ignore {
  return { rule: ruleId, pattern: text, caseSensitive: true };
}
