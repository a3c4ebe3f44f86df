import { useEffect, useRef } from "react";
import { Tick, type TickProps } from "./Tick.tsx";

/** A box to tick. `indeterminate` says that some of what it stands for is ticked. */
export function Checkbox({ indeterminate = false, ...tick }: TickProps & { readonly indeterminate?: boolean }) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = indeterminate;
  }, [indeterminate]);
  return <Tick {...tick} input={{ ref: box, className: "checkbox" }} />;
}
