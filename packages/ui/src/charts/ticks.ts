/**
 * Round numbers from 0 (or below) to at least `max`, about `count` of them: what an axis is marked with. Of things that
 * are counted none is half: `leastStep` 1 keeps the marks whole.
 */
export function ticks(min: number, max: number, count = 4, leastStep = 0): readonly number[] {
  const low = Math.min(0, min);
  const high = max > low ? max : low + 1;
  const step = roundStep(Math.max(leastStep, (high - low) / Math.max(1, count)));
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step - 1e-9);
  return Array.from({ length: last - first + 1 }, (_, at) => Number(((first + at) * step).toPrecision(12)));
}

/** The next of 1, 2, 5, 10, 20, 50 … that is not less than `rough`. */
function roundStep(rough: number): number {
  const power = 10 ** Math.floor(Math.log10(rough));
  const part = rough / power;
  const nice = [1, 2, 5].find((step) => part <= step + 1e-9) ?? 10;
  return nice * power;
}
