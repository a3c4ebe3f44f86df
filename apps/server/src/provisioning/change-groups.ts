import type { FastifyRequest } from "fastify";
import { type DialectResponse, Failure } from "../http/index.ts";
import { hasVersion, mustBeCurrent, resourceAnswer, selectionOf } from "./answers.ts";
import {
  countGroups,
  deleteGroup,
  type GroupRow,
  insertGroup,
  membersOf,
  readGroup,
  setMembers,
  updateGroup,
} from "./group-store.ts";
import {
  applyPatch,
  groupDefinition,
  isObject,
  type Resource,
  readPatch,
  readResource,
  texts,
} from "./protocol/index.ts";
import type { Provisioning } from "./provisioning-work.ts";
import { idOf, tagOf, toGroups } from "./resources.ts";
import { baseOf } from "./services.ts";
import { settleRoles } from "./settle-roles.ts";

/** The most groups of one team. */
const mostGroups = 1_000;

/** Returns a group, or 304 for a version that is known. */
export async function showGroup(work: Provisioning, id: number, request: FastifyRequest): Promise<DialectResponse> {
  const row = await mustExist(work, id);
  if (hasVersion(request, tagOf(row))) return { status: 304, headers: { etag: tagOf(row) } };
  return answer(work, row, 200, request);
}

/** Creates a group. It gives no role until an admin of the team decides so. */
export async function createGroup(work: Provisioning, request: FastifyRequest): Promise<DialectResponse> {
  const { transaction, connection } = work;
  const { members, ...attributes } = readResource(request.body, groupDefinition);
  if ((await countGroups(transaction, connection.teamId)) >= mostGroups) {
    throw new Failure("too-many", { message: texts.tooMany(mostGroups) });
  }
  const stored = await insertGroup(transaction, connection.teamId, attributes);
  if (!stored) throw new Failure("went-wrong");
  await setMembers(transaction, connection.teamId, stored.id, idsOf(members));
  return answer(work, stored, 201, request);
}

/** Replaces a group with its members. */
export function replaceGroup(work: Provisioning, id: number, request: FastifyRequest): Promise<DialectResponse> {
  const sent = readResource(request.body, groupDefinition);
  return changeGroup(work, id, request, () => sent);
}

/** Changes a group by the operations of a PATCH request. */
export function patchGroup(work: Provisioning, id: number, request: FastifyRequest): Promise<DialectResponse> {
  const operations = readPatch(request.body);
  return changeGroup(work, id, request, (before) => applyPatch(before, operations, groupDefinition));
}

/** Deletes a group. Its members keep no role that they had from it. */
export async function removeGroup(work: Provisioning, id: number, request: FastifyRequest): Promise<DialectResponse> {
  const { transaction, connection } = work;
  const group = await mustExist(work, id);
  mustBeCurrent(request, tagOf(group));
  const members = await membersOf(transaction, connection.teamId, [group.id]);
  await deleteGroup(transaction, connection.teamId, group.id);
  const users = members.map(({ user_id }) => user_id);
  if (group.position !== null) await settleRoles(work, users);
  return { status: 204 };
}

async function changeGroup(
  work: Provisioning,
  id: number,
  request: FastifyRequest,
  change: (before: Resource) => Resource,
): Promise<DialectResponse> {
  const { transaction, connection } = work;
  const { teamId } = connection;
  const group = await mustExist(work, id);
  mustBeCurrent(request, tagOf(group));
  const before = await membersOf(transaction, teamId, [group.id]);
  const held = before.map(({ user_id }) => ({ value: String(user_id) }));
  const { members, ...attributes } = change({ ...group.attributes, ...(held.length > 0 && { members: held }) });
  const stored = await updateGroup(transaction, teamId, group.id, attributes);
  if (!stored) throw new Failure("no-such-row");
  const changed = await setMembers(transaction, teamId, group.id, idsOf(members));
  if (group.position !== null) await settleRoles(work, changed);
  return answer(work, stored, 200, request);
}

/**
 * Returns the ids of members. Others than ours are left out: an id that does not exist never will, because the server gives
 * them out.
 */
function idsOf(members: unknown): number[] {
  const values = Array.isArray(members) ? members : [];
  return [...new Set(values.flatMap((each) => (isObject(each) ? (idOf(each.value) ?? []) : [])))];
}

async function mustExist({ transaction, connection }: Provisioning, id: number): Promise<GroupRow> {
  const group = await readGroup(transaction, connection.teamId, id);
  if (!group) throw new Failure("no-such-row");
  return group;
}

async function answer(work: Provisioning, row: GroupRow, status: 200 | 201, request: FastifyRequest) {
  const { transaction: query, connection, services } = work;
  const place = { query, teamId: connection.teamId, base: baseOf(services) };
  const [resource = {}] = await toGroups(place, [row], selectionOf(request.query));
  return resourceAnswer(status, resource, groupDefinition, request);
}
