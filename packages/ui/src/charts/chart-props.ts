/** A series of numbers: one value for each label, or none. */
export interface ChartSeries {
  readonly name: string;
  readonly values: readonly (number | null)[];
}

/** The props of every chart. */
export interface ChartProps {
  /** One sentence that says what the chart shows. */
  readonly caption: string;
  /** The heading of the label column: “Week”. */
  readonly labelHead: string;
  readonly labels: readonly string[];
  readonly series: readonly ChartSeries[];
  /** Formats a number. */
  readonly format?: (value: number) => string;
  /** The label that expands the table of numbers: “Show numbers”. */
  readonly numbersLabel: string;
}
