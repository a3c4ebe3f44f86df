import { Tick, type TickProps } from "./Tick.tsx";

/** Turns one thing on or off at once. */
export function Switch(tick: TickProps) {
  return (
    <Tick
      {...tick}
      input={{ role: "switch", "aria-checked": tick.checked, className: "switch" }}
      hintClass="tick-hint tick-hint-switch"
    />
  );
}
