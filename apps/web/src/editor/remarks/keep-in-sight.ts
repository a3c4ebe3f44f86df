import type { Desk } from "../desk/desk.ts";

/** How much of the text shows above and below. */
const margin = 16;

/** Scrolls the text so that a stretch of it shows, now and whenever its room changes. Answers how to stop. */
export function keepInSight(desk: Desk, from: number, to: number): (() => void) | undefined {
  const room = document.querySelector(".page");
  if (!room) return undefined;
  const look = () => {
    const words = desk.place(from, to);
    if (!words) return;
    const { top, bottom } = room.getBoundingClientRect();
    const below = words.last.bottom + margin - bottom;
    const above = top + margin - words.first.top;
    if (below > 0) room.scrollBy({ top: below });
    else if (above > 0) room.scrollBy({ top: -above });
  };
  const watcher = new ResizeObserver(look);
  watcher.observe(room);
  return () => watcher.disconnect();
}
