import { CallFailure, messageOf } from "./ask.ts";

/**
 * The lines that an error area shows for an error: what is wrong with each field or, without such details, the general
 * message.
 */
export function messagesOf(error: unknown): readonly string[] {
  if (error === null || error === undefined) return [];
  const fields = error instanceof CallFailure ? Object.values(error.fields).flat() : [];
  const message = messageOf(error);
  return fields.length > 0 ? fields : message === undefined ? [] : [message];
}
