import type { Checked } from "../check/outcome.ts";

/** All that is known of each finding, with its offsets and places. */
export function json(checked: readonly Checked[]): string {
  const files = checked.map(({ name, findings }) => ({
    file: name,
    findings: findings.map(({ finding, from, to }) => ({ ...finding, from, to })),
  }));
  return `${JSON.stringify({ files }, null, 2)}\n`;
}
