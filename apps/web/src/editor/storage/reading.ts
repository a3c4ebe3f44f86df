import { type Dialect, dialects, type Style, styles } from "@housestyle/engine";

/** How a text is read: the kind of English it is in, and the kind of text it is. */
export interface DialectAndStyle {
  readonly dialect: Dialect;
  readonly style: Style;
}

/** The preferences of whoever may set them, with nothing for what they have not set. */
export interface ReadingPreferences {
  readonly document: Partial<DialectAndStyle>;
  /** What the writer has chosen on this device. */
  readonly device: Partial<DialectAndStyle>;
  readonly account: Partial<DialectAndStyle>;
  readonly team: Partial<DialectAndStyle>;
}

/** Returns how a text is checked: as set in the document, or else by the person, by their team, or by `otherwise`. */
export function readingOf(
  { document, device, account, team }: ReadingPreferences,
  otherwise: DialectAndStyle,
): DialectAndStyle {
  return { ...otherwise, ...team, ...account, ...device, ...document };
}

/** Returns the preferences from stored settings. Unknown dialects and styles are ignored. */
export function wishOf(language: unknown, kind: unknown): Partial<DialectAndStyle> {
  const dialect = dialects.find((each) => each === language);
  const style = styles.find((each) => each === kind);
  return { ...(dialect && { dialect }), ...(style && { style }) };
}
