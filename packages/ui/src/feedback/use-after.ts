import { useEffect, useState } from "react";

/** Returns true after `ms` milliseconds. Prevents content from flashing briefly. */
export function useAfter(ms: number): boolean {
  const [passed, setPassed] = useState(ms <= 0);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return passed;
}
