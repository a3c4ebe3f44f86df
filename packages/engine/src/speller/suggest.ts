import type { Dialect } from "../settings.ts";
import type { WordTable } from "./word-table.ts";
export function suggestions(_t: WordTable, _w: string, _d: Dialect, _l: number): string[] {
  return [];
}
