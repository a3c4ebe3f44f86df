import { useEffect, useState } from "react";

/** True once `ms` have passed since it was first asked. Hides what would only flash. */
export function useAfter(ms: number): boolean {
  const [passed, setPassed] = useState(ms <= 0);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return passed;
}
