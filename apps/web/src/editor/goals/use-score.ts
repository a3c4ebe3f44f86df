import type { Score } from "@housestyle/engine";
import { useMemo } from "react";
import { scoreOf } from "../controller/score-of.ts";
import { useScored } from "./use-scored.ts";

/** The score of the text as it was last read whole; undefined while there is too little to judge. */
export function useScore(): Score | undefined {
  const scored = useScored();
  return useMemo(() => scoreOf(scored), [scored]);
}
