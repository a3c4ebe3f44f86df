import { number } from "@housestyle/texts";

const units = ["B", "KB", "MB", "GB", "TB"] as const;

/** A number of bytes as people write it, in steps of 1,000. */
export function byteSize(bytes: number): string {
  const step = Math.min(units.length - 1, Math.max(0, Math.floor(Math.log10(Math.max(1, bytes)) / 3)));
  const value = bytes / 1_000 ** step;
  return `${number(value, { maximumFractionDigits: value < 10 && step > 0 ? 1 : 0 })} ${units[step]}`;
}
