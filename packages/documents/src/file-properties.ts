/** The metadata of a document's file, apart from the text. */
export interface FileProperties {
  readonly title: string;
  /** The language of the text as a BCP 47 tag, such as "en-GB". */
  readonly language: string;
}
