/** The state of a dropdown: closed, open as long as the pointer is over it, or open until it is closed. */
export type Openness = "shut" | "hovered" | "held";

/** What can happen to it. */
export type MenuEvent = "enter" | "leave" | "press" | "open" | "close";

/**
 * Returns the state after an event. A press on a dropdown that is open because of the pointer keeps it open, so that it
 * does not vanish under the pointer.
 */
export function menuStep(now: Openness, event: MenuEvent): Openness {
  switch (event) {
    case "enter":
      return now === "shut" ? "hovered" : now;
    case "leave":
      return now === "hovered" ? "shut" : now;
    case "press":
      return now === "held" ? "shut" : "held";
    case "open":
      return "held";
    case "close":
      return "shut";
  }
}

/** The link to go to from the one at `at` of `count`, by a key; undefined for keys that do not move. */
export function linkStep(key: string, at: number, count: number): number | undefined {
  if (count === 0) return undefined;
  if (key === "ArrowDown") return (at + 1) % count;
  if (key === "ArrowUp") return (at - 1 + count) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}
