import { countNotifications, type Flags, listNotifications, readNotifications } from "@housestyle/contract";
import { type Database, listPage } from "../db/index.ts";
import { type App, Failure, route } from "../http/index.ts";
import { mustHaveNotifications } from "./must-have-notifications.ts";
import { markRead } from "./notification-store.ts";
import { countUnread, type NotificationRow, notificationSource } from "./visible-store.ts";

/** What notifications need from the rest of the server. */
export interface NotificationServices {
  readonly database: Database;
  /** The server's flags, some of which turn on features that notify people. */
  readonly flags: Flags;
}

/** Serves a person's notifications, and marks them as read. */
export function notificationRoutes(app: App, { database, flags }: NotificationServices): void {
  route(app, listNotifications, async (_, { person, query }) => {
    mustHaveNotifications(person, flags);
    const page = await listPage<NotificationRow>(database.query, notificationSource(person, flags), query);
    return { ...page, items: page.items.map((row) => ({ ...row, CreatedOn: row.CreatedOn.toISOString() })) };
  });

  route(app, countNotifications, async (_, { person }) => {
    mustHaveNotifications(person, flags);
    return { Unread: await countUnread(database.query, person, flags) };
  });

  route(app, readNotifications, async ({ Id, AndEarlier }, { person }) => {
    mustHaveNotifications(person, flags);
    if (!(await markRead(database, person.personId, Id, AndEarlier))) throw new Failure("no-such-row");
    return undefined;
  });
}
