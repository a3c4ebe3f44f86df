import type { Flags } from "@housestyle/contract";
import type { Audit } from "../audit/index.ts";
import type { CheckingService } from "../checking/index.ts";
import type { Feature } from "../feature.ts";
import { categoryName } from "../tagging/index.ts";
import { insightRoutes } from "./routes.ts";
import { sendWeeklyEmails, type WeeklyEmailServices } from "./send-weekly-emails.ts";
import { weeklyEmailRoutes } from "./weekly-email-routes.ts";

/** What insights need from the rest of the server. */
interface Parts extends Omit<WeeklyEmailServices, "naming"> {
  readonly checker: CheckingService;
  readonly audit: Audit;
  readonly flags: Flags;
}

/** Serves weekly insights on a page and by email. */
export function openInsights({ database, now, checker, mail, secret, publicUrl, audit, flags }: Parts): Feature {
  const naming = { category: categoryName, rule: (id: string) => checker.catalogue.titles[id] ?? id };
  const services = { database, now, naming, mail, secret, publicUrl, audit };
  return {
    routes: (app) => {
      insightRoutes(app, { ...services, flags });
      weeklyEmailRoutes(app, services);
    },
    // Every hour: a server that was away on Monday morning writes when it is back.
    jobs: [{ name: "send-insight-letters", run: () => sendWeeklyEmails(services), at: ["17 * * * *"] }],
  };
}
