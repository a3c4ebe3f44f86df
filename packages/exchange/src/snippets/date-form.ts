/** The date format of snippets, in `strftime` notation. */
export const isoDate = "%Y-%m-%d";

/** Whether a `strftime` format is a date: it has a day and a month and no time. */
export const isDateForm = (form: string): boolean =>
  /%-?[de]/.test(form) && /%-?[mBb]/.test(form) && !/%-?[HIMSpPklsTRrXcZz]/.test(form);
