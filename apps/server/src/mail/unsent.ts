import type { Database } from "../db/index.ts";
import { waitingJobs } from "../jobs/index.ts";
import { type QueuedEmail, sendMailTask } from "./mail.ts";

/** The most unsent emails in a list. With more, the cause matters and not a single email. */
const most = 100;

/** Returns the oldest emails that have not been sent, without anything that is in them. */
export async function unsentEmails(database: Database) {
  const jobs = await waitingJobs(database, sendMailTask, most);
  return jobs.map(({ id, payload, attempts, givenUp, nextOn, problem }) => {
    const { letter, on } = payload as QueuedEmail;
    return {
      Id: id,
      Kind: letter.kind,
      To: letter.to,
      WrittenOn: on,
      Attempts: attempts,
      IsGivenUp: givenUp,
      NextTryOn: nextOn.toISOString(),
      Problem: problem,
    };
  });
}
