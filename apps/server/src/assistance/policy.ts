import { type AssistanceTask, type Flags, flagsOfTask } from "@housestyle/contract";
import { flagsOf, type Person } from "../caller/index.ts";
import { Failure } from "../http/index.ts";
import { refusals } from "../refusals.ts";
import type { DeviceModels } from "./device-models.ts";
import { hostOf, type ModelProvider } from "./provider.ts";

/** What a team has decided about language models. */
export interface TeamChoice {
  readonly teamId: number;
  readonly isAllowed: boolean;
  readonly url: string;
  readonly model: string;
  readonly key: string | undefined;
  readonly personLimit: number | null;
  readonly teamLimit: number | null;
}

/** The model that a person's text goes to, and how often per day; null means without a limit. */
export interface ChosenModel {
  readonly provider: ModelProvider;
  /** The team whose provider it is, or null for the server's. */
  readonly teamId: number | null;
  /** The team whose limits apply. */
  readonly countedTeam: number | undefined;
  readonly personLimit: number | null;
  readonly teamLimit: number | null;
}

/** What the operator offers: a provider, hosts that teams can choose, requests per person and day, and models for pages. */
export interface Offer {
  readonly provider: ModelProvider | undefined;
  readonly hosts: readonly string[];
  readonly daily: number | null;
  readonly device: DeviceModels;
}

/**
 * Returns the model for a person: that of the first of their teams, or else the server's. None if one of their teams does not
 * allow language models, or if the operator no longer allows the host.
 */
export function modelFor(
  { memberships: [first] }: Pick<Person, "memberships">,
  choices: readonly TeamChoice[],
  { provider, hosts, daily }: Offer,
): ChosenModel | undefined {
  if (choices.some(({ isAllowed }) => !isAllowed)) return undefined;
  const choice = choices.find(({ teamId }) => teamId === first?.teamId);
  const limits = {
    countedTeam: first?.teamId,
    personLimit: least(choice?.personLimit ?? null, daily),
    teamLimit: choice?.teamLimit ?? null,
  };
  if (!choice || choice.url === "") return provider && { provider, teamId: null, ...limits };
  const { url, model, key, teamId } = choice;
  return hosts.includes(hostOf(url)) ? { provider: { url, model, key }, teamId, ...limits } : undefined;
}

/** Returns the models that the pages of a person may run themselves: none if one of their teams does not allow language models. */
export function deviceModelsFor(choices: readonly TeamChoice[], { device }: Pick<Offer, "device">): DeviceModels {
  return choices.every(({ isAllowed }) => isAllowed) ? device : { browser: false, file: undefined };
}

const least = (one: number | null, other: number | null): number | null =>
  one === null || other === null ? (one ?? other) : Math.min(one, other);

/** Requires that a person's flags allow a task. */
export function mustBeOn(person: Person, flags: Flags, task: AssistanceTask): void {
  const own = flagsOf(person, flags);
  if (!flagsOfTask(task).some((flag) => own[flag])) {
    throw new Failure("forbidden", { message: refusals.assistance.off });
  }
}

/** Requires that the operator allows the host of a team's provider. */
export function mustBeAllowed(url: string, { hosts }: Offer): void {
  if (url !== "" && !hosts.includes(hostOf(url))) {
    throw new Failure("forbidden", { message: refusals.assistance.host(hostOf(url)) });
  }
}
