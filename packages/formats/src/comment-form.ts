/** The start and end of a comment. Without an end, it extends to the end of the line. */
export interface CommentForm {
  readonly open: string;
  readonly close?: string;
}
