import type { OutputReport } from "./report.ts";

/** All that is known of each finding, with its offsets and places. */
export function json({ outcomes }: OutputReport): string {
  const files = outcomes.map(({ name, findings }) => ({
    file: name,
    findings: findings.map(({ finding, from, to }) => ({ ...finding, from, to })),
  }));
  return `${JSON.stringify({ files }, null, 2)}\n`;
}
