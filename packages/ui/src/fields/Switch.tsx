import { Tick, type TickProps } from "./Tick.tsx";

/** A switch that takes effect immediately. */
export function Switch(tick: TickProps) {
  return (
    <Tick
      {...tick}
      input={{ role: "switch", "aria-checked": tick.checked, className: "switch" }}
      hintClass="tick-hint tick-hint-switch"
    />
  );
}
