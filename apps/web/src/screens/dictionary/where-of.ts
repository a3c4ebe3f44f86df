import { dictionary as texts } from "../../texts/dictionary.ts";
import type { DictionaryListRow } from "./entry.ts";

/** Which remarks an entry ends, in words. */
export function whereOf({ category, subCategory }: Pick<DictionaryListRow, "category" | "subCategory">): string {
  if (subCategory !== "") return texts.rule(subCategory);
  if (category === "") return texts.everywhere;
  const known: Readonly<Record<string, string>> = texts.form.categories;
  return known[category] ?? category;
}
