import type { BlockFindings } from "@housestyle/checker";
import type { Dialect } from "@housestyle/engine";
import type { HostBlock } from "../host-block.ts";
import type { PaneReport, ReportInput } from "../reports/messages.ts";

/** Between paragraphs, so that none is taken for a line of another. */
const between = "\n\n";

/** What is known of the text that reports are to be told of. */
export interface ReadSoFar {
  readonly blocks: readonly HostBlock[];
  readonly arrivals: readonly BlockFindings<HostBlock>[];
  readonly dialect: Dialect;
}

/** The whole text with all that was found in it, at its places there. */
export function reportInput({ blocks, arrivals, dialect }: ReadSoFar): ReportInput {
  const found = new Map(arrivals.map(({ block, findings }) => [block.stamp, findings]));
  let at = 0;
  const findings = blocks.flatMap(({ stamp, text }) => {
    const start = at;
    at += text.length + between.length;
    return (found.get(stamp) ?? []).map((each) => ({ ...each, start: each.start + start, end: each.end + start }));
  });
  return { text: blocks.map(({ text }) => text).join(between), dialect, findings };
}

/** Has a thread of its own tell, which ends with its answer. */
export function askReports(make: () => Worker, read: ReadSoFar): Promise<readonly PaneReport[] | "failed"> {
  const worker = make();
  return new Promise<readonly PaneReport[] | "failed">((resolve) => {
    worker.addEventListener("message", ({ data }) => resolve(data));
    worker.addEventListener("error", () => resolve("failed"));
    worker.postMessage(reportInput(read));
  }).finally(() => worker.terminate());
}
