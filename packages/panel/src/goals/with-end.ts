import type { Target } from "@housestyle/engine";

/**
 * Returns a target with one end as typed, or the unchanged target if that is not a number. If the ends would cross, the
 * other one gives way.
 */
export function withEnd(target: Target, end: "least" | "most", typed: string): Target {
  const value = Number(typed);
  if (typed.trim() === "" || !Number.isFinite(value) || value < 0) return target;
  const changed = { ...target, [end]: value };
  const { least, most } = changed;
  if (least === undefined || most === undefined || least <= most) return changed;
  return { least: value, most: value };
}
