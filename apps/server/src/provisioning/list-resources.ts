import { z } from "zod";
import { readInput } from "../border/index.ts";
import type { DialectResponse } from "../http/index.ts";
import { listAnswer, selectionOf } from "./answers.ts";
import { countGroups, listGroups } from "./group-store.ts";
import {
  type AttributeSelection,
  type Definition,
  groupDefinition,
  matches,
  mustBeAbout,
  pageSizes,
  parseFilter,
  type Resource,
  refused,
  type ScimFilter,
  select,
  texts,
  userDefinition,
} from "./protocol/index.ts";
import { idOf, type ResourcePlace, toGroups, toUsers } from "./resources.ts";
import { countUsers, listUsers, type Narrowing } from "./user-store.ts";

const wholeNumber = z.coerce.number().int().min(-1e9).max(1e9);

/** What a list is asked for, in a query or in the body of a search. */
const asked = z.object({
  filter: z.string().optional(),
  startIndex: wholeNumber.optional(),
  count: wholeNumber.optional(),
});

/** One type of resources in the database. */
interface Kind<Row> {
  readonly definition: Definition;
  readonly list: (
    place: ResourcePlace,
    narrowing: Narrowing,
    page: { take: number | null; skip: number },
  ) => Promise<Row[]>;
  readonly count: (place: ResourcePlace) => Promise<number>;
  readonly toResources: (
    place: ResourcePlace,
    rows: readonly Row[],
    selection: AttributeSelection,
  ) => Promise<Resource[]>;
}

const users: Kind<Awaited<ReturnType<typeof listUsers>>[number]> = {
  definition: userDefinition,
  list: ({ query, teamId }, narrowing, page) => listUsers(query, teamId, narrowing, page),
  count: ({ query, teamId }) => countUsers(query, teamId),
  toResources: toUsers,
};

const groups: Kind<Awaited<ReturnType<typeof listGroups>>[number]> = {
  definition: groupDefinition,
  list: ({ query, teamId }, narrowing, page) => listGroups(query, teamId, narrowing, page),
  count: ({ query, teamId }) => countGroups(query, teamId),
  toResources: toGroups,
};

/** Returns a page of the users or groups that match (RFC 7644, section 3.4.2). */
export function listOf(name: Definition["name"], place: ResourcePlace, sent: unknown): Promise<DialectResponse> {
  return name === "User" ? listKind(users, place, sent) : listKind(groups, place, sent);
}

async function listKind<Row>(kind: Kind<Row>, place: ResourcePlace, sent: unknown): Promise<DialectResponse> {
  const { filter: source, startIndex = 1, count = pageSizes.usual } = readInput(asked, sent ?? {});
  const selection = selectionOf(sent);
  const start = Math.max(1, startIndex);
  const take = Math.min(Math.max(0, count), pageSizes.most);
  const shown = (resources: readonly Resource[]) => resources.map((each) => select(each, selection, kind.definition));
  if (source === undefined) {
    const total = await kind.count(place);
    const rows = await kind.list(place, {}, { take, skip: start - 1 });
    return listAnswer(shown(await kind.toResources(place, rows, selection)), total, start);
  }
  const filter = parseFilter(source);
  if (!filter) throw refused("invalidFilter", texts.badFilter);
  mustBeAbout(filter, kind.definition);
  const rows = await kind.list(place, narrowingOf(filter, kind.definition), { take: null, skip: 0 });
  const all = await kind.toResources(place, rows, { only: [], without: [] });
  const found = all.filter((resource) => matches(filter, resource, kind.definition));
  return listAnswer(shown(found.slice(start - 1, start - 1 + take)), found.length, start);
}

/** Returns what a filter requires of attributes that have an index. The filter is applied to what is left. */
export function narrowingOf(filter: ScimFilter, { name }: Pick<Definition, "name">): Narrowing {
  if (filter.kind === "and") return { ...narrowingOf(filter.right, { name }), ...narrowingOf(filter.left, { name }) };
  if (filter.kind !== "compare" || filter.by !== "eq" || typeof filter.value !== "string") return {};
  if (filter.path.part !== undefined) return {};
  const attribute = filter.path.attribute.toLowerCase();
  // No resource has id 0.
  if (attribute === "id") return { id: idOf(filter.value) ?? 0 };
  if (attribute === "externalid") return { externalId: filter.value };
  return attribute === (name === "User" ? "username" : "displayname") ? { name: filter.value } : {};
}
