import type { Score } from "@housestyle/engine";
import { useMemo } from "react";
import { useDeskState } from "../desk/desk-context.ts";
import { scoreOf } from "../desk/score-of.ts";

/** The score of the text as it stands; undefined while there is too little to judge. */
export function useScore(): Score | undefined {
  const words = useDeskState((state) => state.words);
  const remarks = useDeskState((state) => state.remarks);
  const house = useDeskState((state) => state.house);
  return useMemo(() => scoreOf({ words, remarks, house }), [words, remarks, house]);
}
