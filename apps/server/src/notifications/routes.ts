import { countNotifications, type Flags, listNotifications, readNotifications } from "@housestyle/contract";
import { flagsOf, type Person } from "../caller/index.ts";
import { type Database, listPage } from "../db/index.ts";
import { type App, Failure, route } from "../http/index.ts";
import { refusals } from "../refusals.ts";
import { markRead } from "./notification-store.ts";
import { countUnread, type NotificationRow, notificationSource } from "./visible-store.ts";

/** What notifications need from the rest of the server. */
export interface NotificationServices {
  readonly database: Database;
  /** The server's; whether there is anything to notify of are two of them. */
  readonly flags: Flags;
}

/** Reading one's notifications, and marking them as read. */
export function notificationRoutes(app: App, { database, flags }: NotificationServices): void {
  const mustBeOn = (person: Person) => {
    const { Comments, CollaborativeEditing } = flagsOf(person, flags);
    if (Comments || CollaborativeEditing) return;
    throw new Failure("forbidden", { message: refusals.notifications.switchedOff });
  };

  route(app, listNotifications, async (_, { person, query }) => {
    mustBeOn(person);
    const page = await listPage<NotificationRow>(database.query, notificationSource(person, flags), query);
    return { ...page, items: page.items.map((row) => ({ ...row, CreatedOn: row.CreatedOn.toISOString() })) };
  });

  route(app, countNotifications, async (_, { person }) => {
    mustBeOn(person);
    return { Unread: await countUnread(database.query, person, flags) };
  });

  route(app, readNotifications, async ({ Id, AndEarlier }, { person }) => {
    mustBeOn(person);
    if (!(await markRead(database, person.personId, Id, AndEarlier))) throw new Failure("no-such-row");
    return undefined;
  });
}
