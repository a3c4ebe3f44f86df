/** The author of changes to a document, and their date. */
export interface ChangeAuthor {
  readonly author: string;
  readonly date: Date;
}
