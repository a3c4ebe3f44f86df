import { documentAddress } from "../../editor/sync/document-address.ts";
import type { AnswerRow } from "../answer.ts";

/** A notification as it is listed. */
export type Notification = AnswerRow<"listNotifications">;

/** Returns where a notification leads: to its thread, to its document or project, or to the dialog that answers it. */
export function addressOfNotification({
  Kind,
  DocumentId,
  ProjectId,
  ThreadId,
}: Pick<Notification, "Kind" | "DocumentId" | "ProjectId" | "ThreadId">) {
  if (ProjectId !== null) return `/documents?sharedProject=${ProjectId}`;
  const document = documentAddress(String(DocumentId));
  if (Kind === "access-requested") return `${document}#share`;
  return ThreadId === null ? document : `${document}#comment-${ThreadId}`;
}
