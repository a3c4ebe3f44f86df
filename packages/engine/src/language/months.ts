/** The months, January first. */
export const months: readonly string[] = `January February March April May June July August September October November
December`.split(/\s+/);

/** Names of months and their short forms, for a regular expression; capitals required, a full stop may follow. */
export const monthPattern =
  "January|February|March|April|May|June|July|August|September|October|November|December|Jan|Feb|Mar|Apr|Jun|Jul|Aug|Sept|Sep|Oct|Nov|Dec";

/** The month a name or short form stands for, 1 to 12; undefined for another word. */
export function monthNumber(name: string): number | undefined {
  const at = months.findIndex((month) => month.slice(0, 3) === name.slice(0, 3));
  return at < 0 ? undefined : at + 1;
}
