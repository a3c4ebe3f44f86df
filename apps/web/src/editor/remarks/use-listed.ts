import { ordered } from "@housestyle/panel";
import type { Remark } from "@housestyle/surfaces";
import { useMemo } from "react";
import { useDeskState } from "../desk/desk-context.ts";

/** The remarks of the chosen group in the chosen order. */
export function useListed(): readonly Remark[] {
  const remarks = useDeskState((state) => state.remarks);
  const filter = useDeskState((state) => state.filter);
  const order = useDeskState((state) => state.personal.preferences.order);
  return useMemo(
    () => ordered(filter ? remarks.filter((remark) => remark.finding.kind === filter) : remarks, order),
    [remarks, filter, order],
  );
}
