export type { ReportResult } from "../result/report.ts";
export { asCsv } from "./as-csv.ts";
export { asJson } from "./as-json.ts";
export { asPage } from "./as-page.ts";
export {
  quotation,
  type ReportSubject,
  type ReportWithResult,
  shownBefore,
  shownNorm,
  shownTarget,
  shownValue,
} from "./shown.ts";
export { texts } from "./texts.ts";
