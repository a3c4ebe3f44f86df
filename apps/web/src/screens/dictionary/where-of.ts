import { dictionary as texts } from "../../texts/dictionary.ts";
import type { DictionaryListRow } from "./entry.ts";

/** Describes which remarks an entry suppresses. */
export function whereOf({ category, subCategory }: Pick<DictionaryListRow, "category" | "subCategory">): string {
  if (subCategory !== "") return texts.rule(subCategory);
  if (category === "") return texts.everywhere;
  const known: Readonly<Record<string, string>> = texts.form.categories;
  return known[category] ?? category;
}
