import { cleanVersion, ModelFailure } from "@housestyle/assistance";
import { type Input, readTeamAssistance, saveTeamAssistance, tryTeamAssistance } from "@housestyle/contract";
import { mayWrite, mustRun } from "../caller/index.ts";
import { inOne } from "../db/index.ts";
import { type App, Failure, route } from "../http/index.ts";
import { refusals } from "../refusals.ts";
import { mustBeAllowed } from "./policy.ts";
import { complete, hostOf, type ModelProvider } from "./provider.ts";
import { type AssistanceServices, choiceOf, deviceToWire, keyPurpose } from "./services.ts";
import { type ChoiceRow, lockChoice, readChoices, readUse, saveChoice, usedToday } from "./store.ts";

const undecided = { isAllowed: true, url: "", model: "", key: null, personLimit: null, teamLimit: null } as const;

/** The longest that a test may take, in milliseconds. */
const longestTest = 60_000;

/** Serves what a team's admins decide about language models. */
export function teamAssistanceRoutes(app: App, services: AssistanceServices): void {
  const { database, audit, box, offer } = services;

  const toWire = async (teamId: number) => {
    const [row] = await readChoices(database, [teamId]);
    const { isAllowed, url, model, key, personLimit, teamLimit } = row ?? undecided;
    return {
      ...{ IsAllowed: isAllowed, Url: url, Model: model, HasKey: key !== null },
      ...{ PersonLimit: personLimit, TeamLimit: teamLimit, Hosts: [...offer.hosts] },
      Device: deviceToWire(offer.device),
      Server: offer.provider ? { Host: hostOf(offer.provider.url), Model: offer.provider.model } : null,
      ...{ Used: await usedToday(database, teamId), Use: await readUse(database, teamId) },
    };
  };

  route(app, readTeamAssistance, (_, { person, params }) => {
    mustRun(person, params.id);
    return toWire(params.id);
  });

  route(app, saveTeamAssistance, async (given, { person, params }) => {
    mayWrite(mustRun(person, params.id));
    mustBeAllowed(given.Url, offer);
    await inOne(database, async (transaction) => {
      const before = await lockChoice(transaction, params.id);
      const after = changed(before ?? { teamId: params.id, ...undecided }, given, (key) =>
        box.seal(key, keyPurpose(params.id)),
      );
      await saveChoice(transaction, after);
      const Fields = fieldsOf(before ?? { teamId: params.id, ...undecided }, after);
      await audit.note(transaction, person, [{ what: "assistance.changed", teamId: params.id, details: { Fields } }]);
    });
    return toWire(params.id);
  });

  route(app, tryTeamAssistance, async (_, { person, params, gone }) => {
    mayWrite(mustRun(person, params.id));
    const [row] = await readChoices(database, [params.id]);
    const choice = row && row.url !== "" ? choiceOf(box, row) : undefined;
    if (choice) mustBeAllowed(choice.url, offer);
    const provider = choice ?? offer.provider;
    if (!provider) throw new Failure("forbidden", { message: refusals.assistance.none });
    return tryModel(services, provider, gone);
  });
}

/** Returns what a team has decided now. A key is never sent to a host that it was not entered for. */
function changed(
  before: ChoiceRow,
  { IsAllowed, Url, Model, Key, PersonLimit, TeamLimit }: Input<typeof saveTeamAssistance>,
  seal: (key: string) => Buffer,
): ChoiceRow {
  const keepsHost = Url !== "" && before.url !== "" && new URL(Url).origin === new URL(before.url).origin;
  const kept = keepsHost ? before.key : null;
  const fresh = Key === undefined || Key === "" ? null : seal(Key);
  return {
    ...{ teamId: before.teamId, isAllowed: IsAllowed, url: Url, model: Model },
    ...{ key: Key === undefined ? kept : fresh, personLimit: PersonLimit, teamLimit: TeamLimit },
  };
}

/** Returns the names of what has changed, for the activity log. The key is never in it. */
function fieldsOf(before: ChoiceRow, after: ChoiceRow): string[] {
  const pairs = [
    ["IsAllowed", before.isAllowed, after.isAllowed],
    ["Url", before.url, after.url],
    ["Model", before.model, after.model],
    ["Key", before.key, after.key],
    ["PersonLimit", before.personLimit, after.personLimit],
    ["TeamLimit", before.teamLimit, after.teamLimit],
  ] as const;
  return pairs.flatMap(([name, old, now]) => (old === now ? [] : [name]));
}

/** Asks a model for a short answer, and returns what came back. */
async function tryModel({ fetch, closing }: AssistanceServices, provider: ModelProvider, gone: AbortSignal) {
  const begun = performance.now();
  const signal = AbortSignal.any([gone, closing, AbortSignal.timeout(longestTest)]);
  const messages = [{ role: "user", content: "Reword in five words: The sun is shining today." }] as const;
  const taken = () => Math.round(performance.now() - begun);
  try {
    let text = "";
    for await (const part of complete(provider, { messages, temperature: 0, most: 400 }, { fetch, signal })) {
      text += part;
    }
    const Text = cleanVersion(text, "").slice(0, 200);
    return { Text, Problem: Text === "" ? ("empty" as const) : null, Milliseconds: taken() };
  } catch (error) {
    if (!(error instanceof ModelFailure)) throw error;
    return { Text: "", Problem: error.problem, Milliseconds: taken() };
  }
}
