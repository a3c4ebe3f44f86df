/** How a comment begins and ends; without an end it is the rest of its line. */
export interface CommentForm {
  readonly open: string;
  readonly close?: string;
}
