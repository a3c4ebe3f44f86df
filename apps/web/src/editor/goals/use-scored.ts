import { useState } from "react";
import { useControllerState } from "../controller/controller-context.ts";
import type { Scored } from "../controller/score-of.ts";

const nothing: Scored["remarks"] = [];

/** What a score is reckoned from, as it stood when the whole text was last read: a text half read scores too well. */
export function useScored(): Scored {
  const isRead = useControllerState(({ engine, progress }) => engine === "ready" && progress.checked >= progress.total);
  const words = useControllerState((state) => state.words);
  const remarks = useControllerState((state) => state.remarks);
  const accountRules = useControllerState((state) => state.house);
  const [held, setHeld] = useState<Scored>({ words: 0, remarks: nothing, house: accountRules });
  const isHeld = held.words === words && held.remarks === remarks && held.house === accountRules;
  if (!isRead || isHeld) return held;
  const now = { words, remarks, house: accountRules };
  setHeld(now);
  return now;
}
