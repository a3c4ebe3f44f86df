/** The path through the values that are there; a gap lifts the pen. */
export function linePath(
  values: readonly (number | null)[],
  x: (index: number) => number,
  y: (value: number) => number,
): string {
  let down = false;
  const steps: string[] = [];
  for (const [index, value] of values.entries()) {
    if (value !== null) steps.push(`${down ? "L" : "M"}${round(x(index))} ${round(y(value))}`);
    down = value !== null;
  }
  return steps.join("");
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
