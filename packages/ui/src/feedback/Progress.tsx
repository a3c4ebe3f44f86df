import { useAfter } from "./use-after.ts";

/** Before this many milliseconds nothing is shown: most waits are shorter. */
export const progressDelay = 400;

/** How far something is; without a value, that it goes on. It shows only when the wait is long enough to notice. */
export function Progress({
  label,
  value,
  max = 100,
  delay = progressDelay,
}: {
  readonly label: string;
  readonly value?: number;
  readonly max?: number;
  readonly delay?: number;
}) {
  const show = useAfter(delay);
  if (!show) return null;
  return (
    <label className="progress">
      <span className="progress-label">{label}</span>
      <progress className="progress-bar" {...(value === undefined ? {} : { value })} max={max} />
    </label>
  );
}
