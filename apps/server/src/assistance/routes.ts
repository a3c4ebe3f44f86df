import { emitVersions } from "@housestyle/assistance";
import { type AssistanceEvents, type Input, readAssistance, writeVersions } from "@housestyle/contract";
import type { FastifyReply } from "fastify";
import type { Person } from "../caller/index.ts";
import { type App, eventText, Failure, openEventStream, route } from "../http/index.ts";
import { refusals } from "../refusals.ts";
import { type ChosenModel, deviceModelsFor, modelFor, mustBeOn } from "./policy.ts";
import { complete, hostOf } from "./provider.ts";
import { type AssistanceServices, choicesFor, chosenFor, deviceToWire } from "./services.ts";
import { countReceived, countRequest, usedToday } from "./store.ts";

/** The longest that a request may take, in milliseconds. */
const longest = 180_000;
/** The most requests of one person at the same time. */
const mostAtOnce = 2;

/** Serves language models to writers. The text is passed on and never stored. */
export function assistanceRoutes(app: App, services: AssistanceServices): void {
  const { database, flags } = services;
  const open = new Map<number, number>();

  route(app, readAssistance, async (_, { person }) => {
    const choices = await choicesFor(services, person);
    const chosen = modelFor(person, choices, services.offer);
    const Device = deviceToWire(deviceModelsFor(choices, services.offer));
    const Used = await usedToday(database, person.personId);
    if (!chosen) return { Provider: null, Device, Used, Limit: null };
    const { provider, teamId, personLimit } = chosen;
    return {
      Provider: { Host: hostOf(provider.url), Model: provider.model, TeamId: teamId },
      ...{ Device, Used, Limit: personLimit },
    };
  });

  route(
    app,
    writeVersions,
    async (given, { person, reply }) => {
      mustBeOn(person, flags, given.Task);
      const chosen = await chosenFor(services, person);
      if (!chosen) throw new Failure("forbidden", { message: refusals.assistance.none });
      const { personId } = person;
      const already = open.get(personId) ?? 0;
      if (already >= mostAtOnce) throw new Failure("too-many-requests", { retryAfter: 5 });
      open.set(personId, already + 1);
      try {
        await mustHaveLeft(services, person, chosen, charactersOf(given));
        const received = await stream(services, chosen, given, reply);
        await countReceived(database, countedOf(person, chosen), received);
      } finally {
        const left = (open.get(personId) ?? 1) - 1;
        if (left > 0) open.set(personId, left);
        else open.delete(personId);
      }
      return undefined;
    },
    { keepsNothing: true },
  );
}

type VersionsInput = Input<typeof writeVersions>;

const charactersOf = ({ Text, Before, After, Instruction, Facts }: VersionsInput): number =>
  [Text, Before, After, Instruction, Facts].reduce((sum, part) => sum + part.length, 0);

/** Returns for whom a request counts: the person, and the team whose limits apply. */
const countedOf = ({ personId }: Person, { countedTeam }: ChosenModel): number[] =>
  countedTeam === undefined ? [personId] : [personId, countedTeam];

/** Counts a request, and requires that the person and their team have one left. */
async function mustHaveLeft(
  { database }: AssistanceServices,
  { personId }: Person,
  { countedTeam, personLimit, teamLimit }: ChosenModel,
  sent: number,
): Promise<void> {
  await database.query.transaction().execute(async (transaction) => {
    const ofPerson = await countRequest(transaction, { ownerId: personId, limit: personLimit }, sent);
    const ofTeam =
      countedTeam === undefined || (await countRequest(transaction, { ownerId: countedTeam, limit: teamLimit }, sent));
    // Nothing of a refused request is counted.
    if (!ofPerson || !ofTeam) throw new Failure("model-limit");
  });
}

/** Streams the versions until the model, the reader, or the server ends it. Returns the number of characters received. */
async function stream(
  { fetch, closing }: AssistanceServices,
  { provider }: ChosenModel,
  input: VersionsInput,
  reply: FastifyReply,
): Promise<number> {
  const response = openEventStream(reply);
  response.flushHeaders();
  const left = new AbortController();
  response.once("close", () => left.abort());
  const emit = (name: keyof AssistanceEvents, data: unknown) => {
    if (response.writable) response.write(eventText(name, data));
  };
  try {
    const signal = AbortSignal.any([left.signal, closing, AbortSignal.timeout(longest)]);
    return await emitVersions((completion) => complete(provider, completion, { fetch, signal }), input, emit);
  } finally {
    response.end();
  }
}
