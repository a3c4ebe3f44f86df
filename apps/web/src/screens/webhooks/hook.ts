import type { AnswerRow } from "../../app/answer.ts";

/** A webhook of a team. */
export type Hook = AnswerRow<"listWebhooks">;
/** Something that was or will be sent to one. */
export type Delivery = AnswerRow<"listDeliveries">;

/** The name of its receiver: the rest of the address may be a key of theirs. */
export function hostOf({ Url }: Pick<Hook, "Url">): string {
  return URL.canParse(Url) ? new URL(Url).host : Url;
}
