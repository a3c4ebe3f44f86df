import { CallFailure, messageOf } from "./ask.ts";

/** What an error area shows of an error: what is wrong with each field, else the sentence of the whole. */
export function messagesOf(error: unknown): readonly string[] {
  if (error === null || error === undefined) return [];
  const fields = error instanceof CallFailure ? Object.values(error.fields).flat() : [];
  const message = messageOf(error);
  return fields.length > 0 ? fields : message === undefined ? [] : [message];
}
