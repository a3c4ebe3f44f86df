import type { Reading } from "./reading.ts";

/** Makes something of a reading once, for all reports that ask for it. */
export function perReading<T>(make: (reading: Reading) => T): (reading: Reading) => T {
  const known = new WeakMap<Reading, { readonly made: T }>();
  return (reading) => {
    const kept = known.get(reading) ?? { made: make(reading) };
    known.set(reading, kept);
    return kept.made;
  };
}
