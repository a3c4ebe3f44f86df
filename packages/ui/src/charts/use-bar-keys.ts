import { type KeyboardEvent, useState } from "react";
import type { BarData } from "./bar-data.ts";

/** Makes bars a single Tab stop. Arrow keys, Home, and End move between bars that can be pressed. */
export function useBarKeys(bars: readonly BarData[]) {
  const pressable = bars.flatMap(({ action }, index) => (action === undefined ? [] : index));
  const count = pressable.length;
  const [at, setAt] = useState(0);
  const current = Math.min(at, Math.max(0, count - 1));
  const pressed = (event: KeyboardEvent<HTMLElement>) => {
    const next = stepOf(event.key, current, count);
    if (next === undefined) return;
    event.preventDefault();
    setAt(next);
    event.currentTarget.querySelectorAll<HTMLElement>("[data-bar]")[next]?.focus();
  };
  const stop = (index: number) => ({
    "data-bar": "",
    tabIndex: index === pressable[current] ? 0 : -1,
    onFocus: () => setAt(pressable.indexOf(index)),
  });
  return { pressed, stop };
}

function stepOf(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowRight" || key === "ArrowDown") return Math.min(count - 1, at + 1);
  if (key === "ArrowLeft" || key === "ArrowUp") return Math.max(0, at - 1);
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}
