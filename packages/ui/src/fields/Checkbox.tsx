import { useEffect, useRef } from "react";
import { Tick, type TickProps } from "./Tick.tsx";

/** A checkbox. `indeterminate` means that some of the items it represents are checked. */
export function Checkbox({ indeterminate = false, ...tick }: TickProps & { readonly indeterminate?: boolean }) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return <Tick {...tick} input={{ ref: box, className: "checkbox" }} />;
}
