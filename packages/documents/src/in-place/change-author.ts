/** Who changes a document, and when. */
export interface ChangeAuthor {
  readonly author: string;
  readonly date: Date;
}
