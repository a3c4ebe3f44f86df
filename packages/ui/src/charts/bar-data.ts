/** One bar that can be pressed where something is behind it. */
export interface BarData {
  /** Tells it from the others; two may have one label. */
  readonly key: string;
  readonly label: string;
  readonly value: number;
  /** What a press does, in words; undefined where nothing is behind it. */
  readonly action?: string | undefined;
  /** The same with label and number, for a bar that shows neither. */
  readonly name?: string | undefined;
  /** Half of what is usual lies between these. */
  readonly usual?: { readonly least: number; readonly most: number } | undefined;
}

/** What a picture of such bars is told. */
export interface BarsProps {
  /** One sentence that says what is to be seen. */
  readonly caption: string;
  readonly bars: readonly BarData[];
  readonly format: (value: number) => string;
  readonly onPick: (index: number) => void;
}
