/** A bar, which can be pressed if it has an action. */
export interface BarData {
  /** Identifies the bar. Labels need not be unique. */
  readonly key: string;
  readonly label: string;
  readonly value: number;
  /** The description of what pressing the bar does, or undefined if it does nothing. */
  readonly action?: string | undefined;
  /** The description with label and number, for a bar that shows neither. */
  readonly name?: string | undefined;
  /** The middle half of comparable values. */
  readonly usual?: { readonly least: number; readonly most: number } | undefined;
}

/** The props of a chart with such bars. */
export interface BarsProps {
  /** One sentence that says what the chart shows. */
  readonly caption: string;
  readonly bars: readonly BarData[];
  readonly format: (value: number) => string;
  readonly onPick: (index: number) => void;
}
