import type { server } from "../../app/server.ts";

type Value<Name extends "listWebhooks" | "listDeliveries"> = Extract<
  Awaited<ReturnType<(typeof server)[Name]>>,
  { kind: "done" }
>["value"][number];

/** A webhook of a team. */
export type Hook = Value<"listWebhooks">;
/** Something that was or will be sent to one. */
export type Delivery = Value<"listDeliveries">;

/** The name of its receiver: the rest of the address may be a key of theirs. */
export function hostOf({ Url }: Pick<Hook, "Url">): string {
  return URL.canParse(Url) ? new URL(Url).host : Url;
}
