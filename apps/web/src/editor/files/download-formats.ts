/** The formats that a text can be downloaded in, by the ending of the file. */
export const downloadFormats = ["docx", "odt", "epub", "html", "md", "txt", "fountain"] as const;
export type DownloadFormat = (typeof downloadFormats)[number];
