import {
  addDictionaryEntries,
  deleteDictionaryEntries,
  type ListQuery,
  listDictionary,
  type NewDictionaryEntry,
  type RowOf,
} from "@housestyle/contract";
import { type Person, readableOwners } from "../caller/index.ts";
import type { Asker, CheckingService } from "../checking/index.ts";
import { type ContentParts, ContentService, namedIds } from "../content/index.ts";
import { type App, Failure, route } from "../http/index.ts";
import { refusals } from "../refusals.ts";
import { addUnlessThere } from "./add-unless-there.ts";
import { brokenExpressions } from "./broken-expressions.ts";
import { dictionaryKind } from "./kind.ts";
import { mayAddWords, mayDeleteWord, ownersMeant } from "./policy.ts";
import { idsOfEntries } from "./store.ts";

type Entry = RowOf<typeof listDictionary>;
/** An entry as it is read, without the duplicate spelling of its members. */
type StoredEntry = Omit<Entry, "Id" | "id" | "Word" | "teamId"> & {
  readonly Id: number;
  readonly TeamId: number | null;
};

/** Serves the dictionary: words to accept and suggestions to hide. */
export function dictionaryRoutes(app: App, parts: ContentParts, checker: CheckingService): void {
  const { database } = parts;
  const content = new ContentService<StoredEntry>(parts, dictionaryKind, {
    mayAdd: mayAddWords,
    mayDelete: mayDeleteWord,
  });

  route(app, addDictionaryEntries, async (entries, { person, gone, payer }) => {
    await mustBeReadable(entries, checker, { gone, caller: payer });
    const rows = entries.map((entry) => ({ ...entry, ...placeOf(entry, person), caseSensitive: minds(entry) }));
    const known = await idsOfEntries(database, readableOwners(person), rows, person.personId);
    const fresh = firstOfEach(rows.filter((_, index) => known[index] === undefined));
    if (fresh.length > 0) await addUnlessThere(content, person, fresh);
    return (await idsOfEntries(database, readableOwners(person), rows, person.personId)).join(",");
  });

  route(app, listDictionary, async (_, { person, params, query }) => {
    const owners = ownersMeant(person, params.a);
    const page = await content.list(person, narrowed(query, params.b), owners);
    return { items: page.items.map(toEntry), total: page.total };
  });

  route(app, deleteDictionaryEntries, (ids, { person, query }) => content.delete(person, namedIds(ids, query)));
}

/** Fails if an entry that is a regular expression is invalid. */
async function mustBeReadable(entries: readonly NewDictionaryEntry[], checker: CheckingService, asker: Asker) {
  const broken = await brokenExpressions(entries, checker, asker);
  const [first] = broken.values();
  if (first === undefined) return;
  const modelState = Object.fromEntries([...broken].map(([index, message]) => [`[${index}].word`, [message]]));
  throw new Failure("rule-fails", { modelState, message: first });
}

/** Returns the owner of a new entry. The scope `team` means the caller's team if there is only one. */
function placeOf({ scope, teamId }: NewDictionaryEntry, person: Person): { TeamId: number | null } {
  if (scope !== "team" || (teamId !== undefined && teamId !== null)) return { TeamId: teamId ?? null };
  const [only, ...others] = person.memberships;
  if (!only || others.length > 0) throw new Failure("bad-request", { message: refusals.content.whichTeam });
  return { TeamId: only.teamId };
}

/** Returns whether an entry matches case: by default, a word with a capital does. */
function minds({ caseSensitive, word }: NewDictionaryEntry): boolean {
  return caseSensitive ?? word !== word.toLowerCase();
}

function firstOfEach<T extends NewDictionaryEntry & { readonly TeamId: number | null }>(rows: readonly T[]): T[] {
  const seen = new Map(rows.toReversed().map((row) => [keyOf(row), row]));
  return rows.filter((row) => seen.get(keyOf(row)) === row);
}

function keyOf({
  TeamId,
  word,
  isRegex,
  category,
  subCategory,
  report,
}: NewDictionaryEntry & { TeamId: number | null }): string {
  return JSON.stringify([TeamId, word, isRegex, category, subCategory, report]);
}

/** Returns the query narrowed to the category `{b}`. `all` and the empty values of clients mean every category. */
function narrowed(query: ListQuery, b: string): ListQuery {
  if (["all", "0", "null", "undefined"].includes(b.trim().toLowerCase())) return query;
  const category = `tolower(Category) eq '${b.toLowerCase().replaceAll("'", "''")}'`;
  return { ...query, Filter: query.Filter ? `(${query.Filter}) and ${category}` : category };
}

/** Returns an entry with its id and word in both spellings that clients read. */
function toEntry(row: StoredEntry): Entry {
  const id = String(row.Id);
  return { ...row, Id: id, id, Word: row.word, teamId: row.TeamId };
}
