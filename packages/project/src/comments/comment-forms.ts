import type { Format } from "@housestyle/engine";

/** How a comment begins and ends; without an end it is the rest of its line. */
export interface CommentForm {
  readonly open: string;
  readonly close?: string;
}

const html: CommentForm = { open: "<!--", close: "-->" };

/** The comments of each format. A new format adds its line, and all that is said in comments works there. */
export const commentForms: Readonly<Record<Format, readonly CommentForm[]>> = {
  text: [],
  markdown: [html, { open: "{/*", close: "*/}" }],
  html: [html],
};
