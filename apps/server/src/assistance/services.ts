import type { Flags, Output, readAssistance } from "@housestyle/contract";
import type { Audit } from "../audit/index.ts";
import type { Person } from "../caller/index.ts";
import type { Database } from "../db/index.ts";
import type { SecretBox } from "../secret-box.ts";
import type { DeviceModels } from "./device-models.ts";
import { type ChosenModel, modelFor, type Offer, type TeamChoice } from "./policy.ts";
import { type ChoiceRow, readChoices } from "./store.ts";

/** What language models need from the rest of the server. */
export interface AssistanceServices {
  readonly database: Database;
  readonly audit: Audit;
  readonly flags: Flags;
  readonly box: SecretBox;
  readonly offer: Offer;
  /** Reaches the hosts that the operator allows, and waits longer than for other services. */
  readonly fetch: typeof globalThis.fetch;
  /** Aborts when the server stops. */
  readonly closing: AbortSignal;
}

/** What the key of a team is sealed for, so that no other row can use it. */
export const keyPurpose = (teamId: number): string => `language model of team ${teamId}`;

/** Returns a stored choice with its key. A key that this server cannot read is missing. */
export function choiceOf(box: SecretBox, { key, ...row }: ChoiceRow): TeamChoice {
  return { ...row, key: key ? box.open(key, keyPurpose(row.teamId)) : undefined };
}

/** Returns what the teams of a person have decided. */
export async function choicesFor(
  { database, box }: Pick<AssistanceServices, "database" | "box">,
  { memberships }: Pick<Person, "memberships">,
): Promise<TeamChoice[]> {
  const teams = memberships.map(({ teamId }) => teamId);
  const rows = teams.length === 0 ? [] : await readChoices(database, teams);
  return rows.map((row) => choiceOf(box, row));
}

/** Returns the model that a person's text goes to, if any. */
export async function chosenFor(
  services: Pick<AssistanceServices, "database" | "box" | "offer">,
  person: Person,
): Promise<ChosenModel | undefined> {
  return modelFor(person, await choicesFor(services, person), services.offer);
}

/** Returns models that pages run themselves in the form of the contract. */
export function deviceToWire({ browser, file }: DeviceModels): Output<typeof readAssistance>["Device"] {
  return { Browser: browser, File: file ? { Url: file.url, Name: file.name, Bytes: file.bytes } : null };
}
