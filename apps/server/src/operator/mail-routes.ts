import { listUnsentEmails, sendTestEmail } from "@housestyle/contract";
import { inOne } from "../db/index.ts";
import { type App, route } from "../http/index.ts";
import { unsentEmails } from "../mail/index.ts";
import { mustOperate } from "./policy.ts";
import type { OperatorServices } from "./services.ts";

/** Whether the server can send email, and what it has not sent. */
export function mailRoutes(app: App, { database, mail }: Pick<OperatorServices, "database" | "mail">): void {
  route(app, listUnsentEmails, (_, { person }) => {
    mustOperate(person);
    return unsentEmails(database);
  });

  route(
    app,
    sendTestEmail,
    async (_, { person: { personId, email }, person }) => {
      mustOperate(person);
      await inOne(database, (transaction) => mail.allow(transaction, "test-email", [email], { account: personId }));
      const Problem = await mail.sendNow({ kind: "test-email", to: email }).then(() => null, firstLine);
      return { To: email, MailFolder: mail.toFolder, Problem };
    },
    { allowance: "mail" },
  );
}

function firstLine(error: unknown): string {
  const [line = ""] = (error instanceof Error ? error.message : String(error)).split("\n");
  return line.slice(0, 300);
}
