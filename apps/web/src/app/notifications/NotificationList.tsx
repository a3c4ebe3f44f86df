import { notificationSentence } from "@housestyle/contract";
import { Button, EmptyState, ErrorArea, friendlyTime } from "@housestyle/ui";
import { momentName } from "../../texts/dates.ts";
import { editorSharing } from "../../texts/editor-sharing.ts";
import { notifications as texts } from "../../texts/notifications.ts";
import { addressOfNotification, type Notification } from "./address-of-notification.ts";
import { useNotifications } from "./use-notifications.ts";

/** The notifications, newest first, each with a link to its subject. */
export function NotificationList({ onFollow }: { readonly onFollow: () => void }) {
  const { rows, hasMore, error, done, showMore, markAllRead, markRead } = useNotifications();
  return (
    <div className="notifications">
      <ErrorArea messages={error === undefined ? [] : [error]} />
      {rows === undefined && error === undefined ? <p role="status">{texts.loading}</p> : null}
      <p className="visually-hidden" role="status">
        {done}
      </p>
      {rows?.length === 0 ? <EmptyState title={texts.none} text={texts.noneText} /> : null}
      {rows?.some(({ IsRead }) => !IsRead) ? (
        <Button className="notifications-all" onClick={() => void markAllRead()}>
          {texts.readAll}
        </Button>
      ) : null}
      <ul className="notifications-list" aria-label={texts.title}>
        {rows?.map((row) => (
          <li key={row.Id}>
            <NotificationLink
              row={row}
              onFollow={() => {
                markRead(row.Id);
                onFollow();
              }}
            />
          </li>
        ))}
      </ul>
      {hasMore ? <Button onClick={() => void showMore()}>{texts.more}</Button> : null}
    </div>
  );
}

function NotificationLink({ row, onFollow }: { readonly row: Notification; readonly onFollow: () => void }) {
  const { Kind, Text, Role, CreatedOn, IsRead } = row;
  const role = Role === null ? "" : editorSharing.roles[Role];
  const content = (
    <>
      <span className="notification-what">
        {IsRead ? null : <span className="visually-hidden">{texts.unread}: </span>}
        {notificationSentence(row)}
      </span>
      {Text === "" ? null : <span className="notification-text">{Text}</span>}
      <span className="notification-when">
        {role === "" ? null : `${role} · `}
        <time dateTime={CreatedOn} title={momentName(CreatedOn)}>
          {friendlyTime(CreatedOn, new Date())}
        </time>
      </span>
    </>
  );
  const className = IsRead ? "notification" : "notification notification-unread";
  // What was declined or deleted leads nowhere.
  if (Kind === "access-declined" || Kind === "deleted") return <div className={className}>{content}</div>;
  return (
    <a className={className} href={addressOfNotification(row)} onClick={onFollow}>
      {content}
    </a>
  );
}
