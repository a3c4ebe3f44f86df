import { editEvent } from "@housestyle/panel/events";
import type { Acted } from "../shared/requests.ts";
import { readAccount, teamRuleSources } from "./account.ts";
import { ask } from "./server.ts";

/** Counts what somebody did with a remark, on their own server: only for who is signed in, in codes and numbers alone. */
export async function countEvent({ suggestion, count, ...event }: Acted): Promise<void> {
  const account = await readAccount();
  if (!account) return;
  const done = { ...event, ...(suggestion !== undefined && { suggestion }), ...(count !== undefined && { count }) };
  await ask({
    ...account,
    path: "/api/captureeditactionextended",
    what: "events",
    body: [editEvent(done, await teamRuleSources())],
  });
}
