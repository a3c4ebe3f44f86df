export { type NewNotification, notify, notifyOfProject } from "./notification-store.ts";
export { openNotifications } from "./open.ts";
