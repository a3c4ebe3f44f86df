/** The form in which we write dates, in the letters of `strftime`. */
export const isoDate = "%Y-%m-%d";

/** True for a `strftime` form that is a date: a day and a month, and nothing about the hour. */
export const isDateForm = (form: string): boolean =>
  /%-?[de]/.test(form) && /%-?[mBb]/.test(form) && !/%-?[HIMSpPklsTRrXcZz]/.test(form);
