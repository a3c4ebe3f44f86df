/** The file formats that the editor can save its changes to. */
export const writableFormats = ["docx", "fountain", "markdown", "odt", "plain"] as const;

/** A file format that the editor can save its changes to. */
export type WritableFormat = (typeof writableFormats)[number];

/** A format whose files can hold tracked changes. */
export type TrackableFormat = "docx" | "odt";

/** Returns whether files of a format can hold tracked changes. */
export const isTrackableFormat = (format: string): format is TrackableFormat => format === "docx" || format === "odt";

/** Whether a file of a format can get back what was changed in the editor. */
export const isWritableFormat = (format: string): format is WritableFormat =>
  (writableFormats as readonly string[]).includes(format);
