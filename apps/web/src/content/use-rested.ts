import { debounce } from "@housestyle/ui";
import { useEffect, useMemo, useState } from "react";

/** Returns a value once it has not changed for `ms`, so that the server is not asked again with every letter. */
export function useRested<Value>(value: Value, ms: number): Value {
  const [rested, setRested] = useState(value);
  const waiting = useMemo(() => debounce<Value>(setRested, ms), [ms]);
  const key = JSON.stringify(value);
  useEffect(() => {
    waiting.later(JSON.parse(key));
    return waiting.cancel;
  }, [key, waiting]);
  return rested;
}
