import type { Desk } from "../desk/desk.ts";
import { listenForShortcuts } from "../desk/shortcuts.ts";
import { keepOnLeaving } from "../keeping/keep-on-leaving.ts";
import { followKeyboard } from "./follow-keyboard.ts";

/** What the whole page listens to from the moment it is drawn. Answers how to stop. */
export function listen(desk: Desk): () => void {
  const stops = [listenForShortcuts(desk), keepOnLeaving(desk), followKeyboard()];
  return () => {
    for (const stop of stops) stop();
  };
}
