import { type ActCode, webhookEvents } from "@housestyle/contract";
import { activityKinds, kindsOfTeam } from "../../content/activity-filter.ts";
import type { webhooks as texts } from "../../texts/webhooks.ts";

/** The choices in the form, each of which stands for several events. */
export type EventGroup = keyof typeof texts.kinds;
export const choices: readonly EventGroup[] = kindsOfTeam.filter((kind) => kind !== "webhooks");

/** Returns the events that groups stand for. */
export function eventsOf(groups: readonly EventGroup[]): ActCode[] {
  return webhookEvents.filter((what) => groups.some((group) => holds(group, what)));
}

/** Returns the groups with at least one event that a webhook is notified of. */
export function groupsOf(events: readonly string[]): EventGroup[] {
  return choices.filter((group) => events.some((what) => holds(group, what)));
}

function holds(group: EventGroup, what: string): boolean {
  const kinds: readonly string[] = activityKinds[group];
  return kinds.includes(what.split(".")[0] ?? "");
}
