import { useCallback, useEffect, useState } from "react";
import { notifications as texts } from "../../texts/notifications.ts";
import { ask, askRows, messageOf } from "../ask.ts";
import { server } from "../server.ts";
import type { Notification } from "./address-of-notification.ts";
import { countUnread } from "./unread.ts";

const perPage = 25;

/** The notifications of a list that grows. */
interface NotificationsState {
  /** Undefined until they are loaded. */
  readonly rows: readonly Notification[] | undefined;
  readonly hasMore: boolean;
  readonly error: string | undefined;
  /** What was done last, as an announcement for screen readers. */
  readonly done: string;
  readonly showMore: () => Promise<void>;
  readonly markAllRead: () => Promise<void>;
  readonly markRead: (id: number) => void;
}

/** Loads the newest notifications, and older ones on request. */
export function useNotifications(): NotificationsState {
  const [rows, setRows] = useState<readonly Notification[]>();
  const [total, setTotal] = useState(0);
  const [error, setError] = useState<string>();
  const [done, setDone] = useState("");
  const load = useCallback(async (before: readonly Notification[]) => {
    try {
      const query = { Take: perPage, Skip: before.length };
      const page = await askRows(server.listNotifications(undefined, { query }));
      const fresh = page.rows.filter(({ Id }) => !before.some((row) => row.Id === Id));
      setRows([...before, ...fresh]);
      setTotal(page.total);
      setError(undefined);
    } catch (failure) {
      setError(messageOf(failure));
    }
  }, []);
  useEffect(() => void load([]), [load]);
  const markAllRead = async () => {
    const newest = rows?.[0];
    if (!rows || !newest) return;
    try {
      await ask(server.readNotifications({ Id: newest.Id, AndEarlier: true }));
      setRows(rows.map((row) => ({ ...row, IsRead: true })));
      setDone(texts.allRead);
      await countUnread();
    } catch (failure) {
      setError(messageOf(failure));
    }
  };
  return {
    rows,
    hasMore: rows !== undefined && rows.length < total,
    error,
    done,
    showMore: () => load(rows ?? []),
    markAllRead,
    // Its link leaves this page, and the request outlives it.
    markRead: (id) => void server.readNotifications({ Id: id }).then(countUnread),
  };
}
