import { useAfter } from "./use-after.ts";

/** The delay in milliseconds before progress is shown. Most waits are shorter. */
export const progressDelay = 400;

/** Shows progress, or, without a value, that something is running. It appears only after a noticeable wait. */
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
