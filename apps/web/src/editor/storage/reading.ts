import { type Dialect, dialects, type Style, styles } from "@housestyle/engine";

/** How a text is read: the kind of English it is in, and the kind of text it is. */
export interface DialectAndStyle {
  readonly dialect: Dialect;
  readonly style: Style;
}

/** What those who may decide about it have decided; nothing where they have not. */
export interface ReadingPreferences {
  readonly document: Partial<DialectAndStyle>;
  /** What the writer has chosen on this device. */
  readonly device: Partial<DialectAndStyle>;
  readonly account: Partial<DialectAndStyle>;
  readonly team: Partial<DialectAndStyle>;
}

/** How a text is read: as the document says, else the person, else their team, else `otherwise`. */
export function readingOf(
  { document, device, account, team }: ReadingPreferences,
  otherwise: DialectAndStyle,
): DialectAndStyle {
  return { ...otherwise, ...team, ...account, ...device, ...document };
}

/** What written settings wish for; what is no dialect or style of ours counts as nothing. */
export function wishOf(language: unknown, kind: unknown): Partial<DialectAndStyle> {
  const dialect = dialects.find((each) => each === language);
  const style = styles.find((each) => each === kind);
  return { ...(dialect && { dialect }), ...(style && { style }) };
}
