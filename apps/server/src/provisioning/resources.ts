import type { Database } from "../db/index.ts";
import { type GroupRow, groupsOf, membersOf } from "./group-store.ts";
import { type AttributeSelection, groupDefinition, type Resource, shows, userDefinition } from "./protocol/index.ts";
import type { UserRow } from "./user-store.ts";

type Query = Database["query"];

/** Where resources are and whose they are. */
export interface ResourcePlace {
  readonly query: Query;
  readonly teamId: number;
  readonly base: string;
}

/** Returns users as they are sent. Their groups are read only if they are shown. */
export async function toUsers(
  { query, teamId, base }: ResourcePlace,
  rows: readonly UserRow[],
  selection: AttributeSelection,
): Promise<Resource[]> {
  const ids = rows.map(({ id }) => id);
  const groups = ids.length > 0 && shows(selection, "groups") ? await groupsOf(query, teamId, ids) : [];
  const byUser = Map.groupBy(groups, ({ user_id }) => user_id);
  return rows.map((row) => {
    const listed = (byUser.get(row.id) ?? []).map(({ id, display_name: display }) => ({
      ...{ value: String(id), $ref: `${base}/Groups/${id}`, display, type: "direct" },
    }));
    return {
      ...{ schemas: [userDefinition.schema], id: String(row.id), ...row.attributes },
      ...(listed.length > 0 && { groups: listed }),
      meta: metaOf("User", `${base}/Users/${row.id}`, row),
    };
  });
}

/** Returns groups as they are sent. Their members are read only if they are shown. */
export async function toGroups(
  { query, teamId, base }: ResourcePlace,
  rows: readonly GroupRow[],
  selection: AttributeSelection,
): Promise<Resource[]> {
  const ids = rows.map(({ id }) => id);
  const members = ids.length > 0 && shows(selection, "members") ? await membersOf(query, teamId, ids) : [];
  const byGroup = Map.groupBy(members, ({ group_id }) => group_id);
  return rows.map((row) => {
    const listed = (byGroup.get(row.id) ?? []).map(({ user_id }) => memberOf(base, user_id));
    return {
      ...{ schemas: [groupDefinition.schema], id: String(row.id), ...row.attributes },
      ...(listed.length > 0 && { members: listed }),
      meta: metaOf("Group", `${base}/Groups/${row.id}`, row),
    };
  });
}

/** Returns a member of a group as it is sent. */
function memberOf(base: string, userId: number) {
  return { value: String(userId), $ref: `${base}/Users/${userId}`, type: "User" };
}

/** Returns the entity tag of a version. */
export function tagOf({ row_version }: { readonly row_version: number }): string {
  return `W/"${row_version}"`;
}

function metaOf(
  resourceType: "User" | "Group",
  location: string,
  row: { readonly created_on: Date; readonly modified_on: Date; readonly row_version: number },
) {
  return {
    resourceType,
    created: row.created_on.toISOString(),
    lastModified: row.modified_on.toISOString(),
    location,
    version: tagOf(row),
  };
}

/** Returns the id in an address or a member, or undefined for a text that is no id of ours. */
export function idOf(text: unknown): number | undefined {
  return typeof text === "string" && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;
}
