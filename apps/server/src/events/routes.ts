import { watchRules } from "@housestyle/contract";
import type { FastifyReply } from "fastify";
import type { AccountRulesService } from "../account-rules/index.ts";
import { checkingOwners, type Person } from "../caller/index.ts";
import { type App, eventText, Failure, openEventStream, route } from "../http/index.ts";
import type { RulesListener } from "./listener.ts";

/** What notifying clients needs. */
export interface EventServices {
  readonly listener: RulesListener;
  readonly accountRules: AccountRulesService;
  /** Reloads the person, whose teams may have changed. */
  readonly reload: (person: Person) => Promise<Person | undefined>;
}

/** The most open connections of one person. */
const mostOpen = 20;
/** The milliseconds between two keep-alive messages, so that no proxy closes the connection. */
const heartbeat = 20_000;
/** The milliseconds for which changes are collected before they are sent. */
const pause = 50;

/** Notifies connected clients within moments when the settings for their checks change. */
export function eventRoutes(app: App, { listener, accountRules, reload }: EventServices): void {
  const open = new Map<number, Set<FastifyReply>>();
  app.addHook("preClose", async () => {
    for (const replies of open.values()) for (const reply of replies) reply.raw.end();
  });

  route(
    app,
    watchRules,
    async (_, { person, reply }) => {
      const own = open.get(person.personId) ?? new Set();
      if (own.size >= mostOpen) throw new Failure("too-many-requests", { retryAfter: 10 });
      open.set(person.personId, own.add(reply));
      const stop = stream(reply, person, { listener, accountRules, reload });
      reply.raw.once("close", () => {
        stop();
        own.delete(reply);
        if (own.size === 0) open.delete(person.personId);
      });
      return undefined;
    },
    { allowance: "general" },
  );
}

function stream(reply: FastifyReply, person: Person, { listener, accountRules, reload }: EventServices): () => void {
  const response = openEventStream(reply);
  let current = person;
  let timer: NodeJS.Timeout | undefined;
  const tell = async () => {
    const fresh = await reload(current);
    // Signed out or deleted: the line ends, and the next call says why.
    if (!fresh) return void response.end();
    current = fresh;
    response.write(eventText("rules", { Version: await accountRules.versionFor(current) }));
  };
  const soon = () => {
    timer ??= setTimeout(() => {
      timer = undefined;
      // The database is away: the listener says so again once it is back.
      tell().catch(() => {});
    }, pause);
  };
  const stop = listener.subscribe((owner) => {
    const concerns = owner === undefined || owner === person.personId || checkingOwners(current).includes(owner);
    if (concerns) soon();
  });
  soon();
  const beat = setInterval(() => response.write(": still here\n\n"), heartbeat);
  return () => {
    stop();
    clearInterval(beat);
    clearTimeout(timer);
  };
}
