export { type NewNotification, notify } from "./notification-store.ts";
export { openNotifications } from "./open.ts";
