import type { Audit } from "../audit/index.ts";
import type { Feature } from "../feature.ts";
import { emailRoutes } from "./email-routes.ts";
import { forgetNotifications } from "./notification-store.ts";
import { notificationRoutes } from "./routes.ts";
import { type EmailServices, sendEmails } from "./send-emails.ts";

/** Serves notifications, deletes old ones, and sends emails about them. */
export const openNotifications = (services: EmailServices & { readonly audit: Audit }): Feature => ({
  routes: (app) => {
    notificationRoutes(app, services);
    emailRoutes(app, services);
  },
  jobs: [
    { name: "forget-notifications", run: () => forgetNotifications(services.database), at: ["43 * * * *"] },
    { name: "send-notification-emails", run: () => sendEmails(services), at: ["23 * * * *"] },
  ],
});
