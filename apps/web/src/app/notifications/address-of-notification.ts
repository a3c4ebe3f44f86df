import { documentAddress } from "../../editor/sync/document-address.ts";
import type { AnswerRow } from "../answer.ts";

/** A notification as it is listed. */
export type Notification = AnswerRow<"listNotifications">;

/** Returns where a notification leads: to its thread, to its document, or to the dialog that answers it. */
export function addressOfNotification({
  Kind,
  DocumentId,
  ThreadId,
}: Pick<Notification, "Kind" | "DocumentId" | "ThreadId">) {
  const document = documentAddress(String(DocumentId));
  if (Kind === "access-requested") return `${document}#share`;
  return ThreadId === null ? document : `${document}#comment-${ThreadId}`;
}
