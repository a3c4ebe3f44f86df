/** What was counted of one measure: the mean of all pieces, their quartiles, and what one piece in ten goes beyond. */
export type Counted = readonly [mean: number, least: number, most: number, high: number];

/** How real writing of one kind comes out in the reports. */
export interface ReportBaseline {
  /** `creative`, `creative-1920s`, or `own` for what a writer has chosen. */
  readonly id: string;
  /** What whoever has chosen the texts calls it. */
  readonly name?: string;
  /** Books, sites and projects. */
  readonly texts: number;
  readonly words: number;
  /** By `report.measure`. */
  readonly counted: Readonly<Record<string, Counted>>;
}
