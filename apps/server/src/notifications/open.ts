import type { Feature } from "../feature.ts";
import { forgetNotifications } from "./notification-store.ts";
import { type NotificationServices, notificationRoutes } from "./routes.ts";

/** Notifications, and deleting old ones. */
export const openNotifications = (services: NotificationServices): Feature => ({
  routes: (app) => notificationRoutes(app, services),
  jobs: [{ name: "forget-notifications", run: () => forgetNotifications(services.database), at: ["43 * * * *"] }],
});
