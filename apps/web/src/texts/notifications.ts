import { catalogue, say } from "@housestyle/texts";

/** The texts of notifications. */
export const notifications = catalogue("notifications", {
  title: "Notifications",
  button: say(
    "{unread, plural, =0 {Notifications} one {Notifications, 1 unread} other {Notifications, # unread}}",
    (unread: number) => ({ unread }),
  ),
  loading: "Loading notifications…",
  none: "No notifications yet",
  noneText: "Comments, documents that people share with you, and requests for access are listed here for 90 days.",
  unread: "Unread",
  readAll: "Mark all as read",
  allRead: "All notifications are marked as read.",
  more: "Show more",
});
