import type { EditEvent, SnippetEvent } from "@housestyle/contract";
import { type Person, readableOwners } from "../caller/index.ts";
import type { Database } from "../db/index.ts";
import { ownerOfEvent } from "./policy.ts";
import { insertEvents, lockSnippets, raiseUse, type SnippetUse, storing } from "./store.ts";
import { editUsage, snippetUsage, type UsageEvent, type UsedSnippet } from "./usage-event.ts";

/** Who sends events, with which app, and when they arrive. */
export interface EventSender {
  readonly person: Person;
  readonly client: number;
  readonly on: Date;
}

/** Stores what was done with remarks; resolves once the database has acknowledged it. */
export async function captureEditEvents(
  database: Database,
  sent: readonly EditEvent[],
  sender: EventSender,
): Promise<void> {
  const { person } = sender;
  const events = sent.map((event) => editUsage(event, arrivalFor(sender, ownerOfEvent(person, event.TeamId))));
  if (events.length === 0) return;
  await storing(database, sender.on, (query) => insertEvents(query, events, readableOwners(person)));
}

/** Stores that snippets were inserted, and counts their uses. One the person cannot read is left out. */
export async function captureSnippetEvents(
  database: Database,
  sent: readonly SnippetEvent[],
  sender: EventSender,
): Promise<void> {
  const { person } = sender;
  const owners = readableOwners(person);
  const ids = [...new Set(sent.map(({ SnippetId }) => SnippetId))];
  if (ids.length === 0) return;
  await storing(database, sender.on, async (query) => {
    const snippets = new Map((await lockSnippets(query, ids, owners)).map((snippet) => [snippet.id, snippet]));
    const events = sent.flatMap((event) => {
      const snippet = snippets.get(event.SnippetId);
      return snippet ? [snippetUsage(event, snippet, arrivalFor(sender, ownerOfUse(person, event, snippet)))] : [];
    });
    if (events.length === 0) return;
    await insertEvents(query, events, owners);
    await raiseUse(query, usesOf(events, snippets));
  });
}

/** Returns whom a use of a snippet counts for: the team of a team's snippet, and otherwise the owner of the event. */
function ownerOfUse(person: Person, event: SnippetEvent, snippet: UsedSnippet): number {
  if (snippet.owner_id !== person.personId) return snippet.owner_id;
  return ownerOfEvent(person, event.TeamId);
}

function arrivalFor({ person, client, on }: EventSender, ownerId: number) {
  return { ownerId, personId: person.personId, client, on };
}

function usesOf(events: readonly UsageEvent[], snippets: ReadonlyMap<number, UsedSnippet>): SnippetUse[] {
  const byId = Map.groupBy(events, ({ snippet_id }) => snippet_id ?? 0);
  return [...byId].map(([id, all]) => ({
    snippet_id: id,
    owner_id: snippets.get(id)?.owner_id ?? 0,
    times: all.reduce((sum, { count }) => sum + count, 0),
    last_used_on:
      all
        .map(({ happened_on }) => happened_on)
        .toSorted()
        .at(-1) ?? "",
  }));
}
