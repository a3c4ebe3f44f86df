import { CallFailure, messageOf } from "../app/ask.ts";

/** The errors that the server reported for a form: a sentence for each field, and the others. */
export interface FieldErrors {
  readonly fields: Readonly<Record<string, string>>;
  /** Every sentence once. Those of fields are included because a field may not be visible. */
  readonly messages: readonly string[];
}

/** Nothing is wrong. */
export const noErrors: FieldErrors = { fields: {}, messages: [] };

/** Reads what a call for one row was refused for. Places such as `[0].Match` are those of the row's members. */
export function fieldErrors(error: unknown): FieldErrors {
  const message = messageOf(error);
  if (message === undefined) return noErrors;
  if (!(error instanceof CallFailure)) return { fields: {}, messages: [message] };
  const fields: Record<string, string> = {};
  for (const [place, said] of Object.entries(error.fields)) {
    const member = place.replace(/^\[\d+\]\.?/, "").replace(/[.[].*$/, "");
    if (member !== "" && said[0] !== undefined) fields[member] ??= said[0];
  }
  const more = Object.values(error.fields).flat();
  return { fields, messages: more.length > 0 ? [...new Set(more)] : [message] };
}
