import type { Desk } from "../desk/desk.ts";
import type { OfficeStore } from "../office/use-office.ts";
import { followKeyboard } from "./follow-keyboard.ts";
import { listenForShortcuts } from "./shortcuts.ts";

/** What the whole page listens to from the moment it is drawn. Answers how to stop. */
export function listen(desk: Desk, office: OfficeStore): () => void {
  const stops = [listenForShortcuts(desk, office), followKeyboard()];
  return () => {
    for (const stop of stops) stop();
  };
}
