/** The formats whose files get back what was changed in the editor. */
export const writableFormats = ["docx", "fountain", "markdown", "plain"] as const;

/** A format whose files get back what was changed in the editor. */
export type WritableFormat = (typeof writableFormats)[number];

/** Whether a file of a format can get back what was changed in the editor. */
export const isWritableFormat = (format: string): format is WritableFormat =>
  (writableFormats as readonly string[]).includes(format);
