import { useState } from "react";

/**
 * The value of the hidden field once someone has interacted with the form. A program that only fills in fields leaves
 * it empty.
 */
const marker = "human";

/** Returns the value of the hidden field, and a function to call when someone types or chooses. */
export function useHumanCheck(): readonly [string, () => void] {
  const [value, setValue] = useState("");
  return [value, () => setValue(marker)];
}
