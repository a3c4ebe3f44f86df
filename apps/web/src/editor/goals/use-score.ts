import type { Score } from "@housestyle/engine";
import { useMemo } from "react";
import { useControllerState } from "../controller/controller-context.ts";
import { scoreOf } from "../controller/score-of.ts";

/** The score of the text as it stands; undefined while there is too little to judge. */
export function useScore(): Score | undefined {
  const words = useControllerState((state) => state.words);
  const remarks = useControllerState((state) => state.remarks);
  const house = useControllerState((state) => state.house);
  return useMemo(() => scoreOf({ words, remarks, house }), [words, remarks, house]);
}
