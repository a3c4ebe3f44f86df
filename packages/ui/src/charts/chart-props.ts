/** One line of numbers: a value for each label, gaps where there is none. */
export interface ChartSeries {
  readonly name: string;
  readonly values: readonly (number | null)[];
}

/** What every chart is told. */
export interface ChartProps {
  /** One sentence that says what is to be seen. */
  readonly caption: string;
  /** What the labels are, the head of the first column: “Week”. */
  readonly labelHead: string;
  readonly labels: readonly string[];
  readonly series: readonly ChartSeries[];
  /** How a number is written. */
  readonly format?: (value: number) => string;
  /** The name of the table of the same numbers: “Show numbers”. */
  readonly numbersLabel: string;
}
