export type { Told } from "../report.ts";
export { asCsv } from "./as-csv.ts";
export { asJson } from "./as-json.ts";
export { asPage } from "./as-page.ts";
export { type About, quotation, shownBefore, shownNorm, shownTarget, shownValue, type ToldReport } from "./shown.ts";
export { texts } from "./texts.ts";
