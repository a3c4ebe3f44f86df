import { createHash } from "node:crypto";
import type { EditEvent, SnippetEvent } from "@housestyle/contract";

/** A stored event: codes, counts, and hashes by column. Undefined for what was not sent. */
export interface UsageEvent {
  readonly owner_id: number;
  readonly person_id: number;
  readonly happened_on: string;
  readonly kind: "edit" | "snippet";
  readonly action: number;
  readonly source: number;
  readonly client: number;
  readonly version: string;
  readonly count: number;
  readonly session?: string | undefined;
  readonly document?: string | undefined;
  readonly tag?: string | undefined;
  readonly report: string;
  readonly category: string;
  readonly rule: string;
  readonly style_guide_id?: number | undefined;
  readonly style_guide_item_id?: number | undefined;
  readonly term_id?: number | undefined;
  readonly snippet_id?: number | undefined;
  readonly suggestion_index?: number | undefined;
  readonly suggestions?: number | undefined;
  readonly length?: number | undefined;
  readonly words?: number | undefined;
  readonly characters?: number | undefined;
}

/** How an event arrived. */
export interface EventOrigin {
  readonly ownerId: number;
  readonly personId: number;
  /** The client of the request, for events that do not name one. */
  readonly client: number;
  readonly on: Date;
}

/** The part of a snippet that counting needs. Lengths are in characters. */
export interface UsedSnippet {
  readonly id: number;
  readonly owner_id: number;
  readonly characters: number;
  readonly shortcut: number;
}

/** The greatest age of an event in milliseconds. Clients that were offline send theirs later. */
const oldest = 30 * 24 * 60 * 60 * 1_000;

/** Returns the event for an action on a suggestion. */
export function editUsage(event: EditEvent, arrival: EventOrigin): UsageEvent {
  const rule = event.RuleId ?? event.HelpId ?? "";
  // A number is the id of a line in a style guide.
  const saved = /^\d+$/.test(rule);
  return {
    ...facts(event, arrival),
    kind: "edit",
    action: event.Action,
    document: hashed(event.DocumentId ?? event.DocumentKey, arrival.ownerId),
    tag: hashed(event.TagId, arrival.ownerId),
    report: event.Report?.toLowerCase() ?? "",
    category: event.Category?.toLowerCase() ?? "",
    rule: saved ? "" : rule,
    style_guide_id: event.StyleGuideId,
    style_guide_item_id: event.StyleGuideItemId ?? (saved && event.TermId === undefined ? Number(rule) : undefined),
    term_id: event.TermId,
    suggestion_index: event.SuggestionIndex,
    suggestions: event.SuggestionCount,
    length: event.Length ?? event.OriginalText,
    words: event.WordCount,
  };
}

/** Returns the event for an inserted snippet. The characters saved are its length, less the typed shortcut. */
export function snippetUsage(event: SnippetEvent, snippet: UsedSnippet, arrival: EventOrigin): UsageEvent {
  const typed = event.Trigger === undefined || event.Trigger === "shortcut" ? snippet.shortcut : 0;
  const saved = Math.max(0, (event.Characters ?? snippet.characters) - typed);
  return {
    ...facts(event, arrival),
    kind: "snippet",
    action: event.Action ?? 1,
    report: "",
    category: "",
    rule: "",
    snippet_id: snippet.id,
    characters: saved * event.Count,
  };
}

/** Returns when an event happened: at its own time, unless that is in the future or too long ago. */
export function momentOf(told: number | undefined, arrival: Date): Date {
  const now = arrival.getTime();
  return told === undefined || told > now || told < now - oldest ? arrival : new Date(told);
}

type Common = EditEvent | SnippetEvent;

function facts(event: Common, { ownerId, personId, client, on }: EventOrigin) {
  return {
    owner_id: ownerId,
    person_id: personId,
    happened_on: momentOf(event.Timestamp, on).toISOString(),
    source: event.Source ?? 0,
    client: event.ClientApp ?? event.Client ?? client,
    version: event.Version ?? event.ExtensionVersion ?? "",
    count: event.Count,
    session: hashed(event.SessionId, ownerId),
  };
}

/**
 * Returns the stored hash of an id created by a client. Project figures compute the same hash of a document's id in
 * SQL.
 */
function hashed(id: string | undefined, ownerId: number): string | undefined {
  if (id === undefined) return undefined;
  return createHash("sha256").update(`${ownerId}:${id}`).digest("hex").slice(0, 32);
}
