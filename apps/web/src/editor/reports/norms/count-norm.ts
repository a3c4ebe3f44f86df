import type { ReportBaseline } from "@housestyle/reports";
import { language } from "@housestyle/texts";
import type { ComparedDraft, FromReports, ToReports } from "../messages.ts";

/** Counts texts in a worker of its own, so that the reports beside the text go on; it is let go of in the end. */
export function countNorm(
  texts: readonly ComparedDraft[],
  asked: Extract<ToReports, { type: "open" }>,
): Promise<ReportBaseline> {
  const worker = new Worker(new URL("../worker.ts", import.meta.url), { type: "module", name: language().tag });
  const counted = new Promise<ReportBaseline>((resolve, reject) => {
    const failed = () => reject(new Error("The texts could not be counted."));
    worker.addEventListener("error", failed);
    worker.addEventListener("message", ({ data }: MessageEvent<FromReports>) => {
      if (data.type === "counted") resolve(data.norm);
      else if (data.type === "failed") failed();
    });
    for (const message of [asked, { type: "count", texts }] satisfies ToReports[]) worker.postMessage(message);
  });
  return counted.finally(() => worker.terminate());
}
