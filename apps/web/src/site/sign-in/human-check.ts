import { useState } from "react";

/** What the hidden field holds once somebody has touched the form. A program that only fills in fields leaves it empty. */
const marker = "human";

/** The value of the hidden field, and what to call when somebody types or chooses. */
export function useHumanCheck(): readonly [string, () => void] {
  const [value, setValue] = useState("");
  return [value, () => setValue(marker)];
}
