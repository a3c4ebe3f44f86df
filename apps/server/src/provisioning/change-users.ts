import type { FastifyRequest } from "fastify";
import { type DialectResponse, Failure } from "../http/index.ts";
import { hasVersion, mustBeCurrent, resourceAnswer, selectionOf } from "./answers.ts";
import {
  applyPatch,
  type Resource,
  readPatch,
  readResource,
  refused,
  texts,
  userDefinition,
} from "./protocol/index.ts";
import type { Provisioning } from "./provisioning-work.ts";
import { tagOf, toUsers } from "./resources.ts";
import { baseOf } from "./services.ts";
import { dismissUser, settleAccount } from "./settle-account.ts";
import { countUsers, deleteUser, insertUser, readUser, type UserRow, updateUser } from "./user-store.ts";

/** The most users of one team. */
const mostUsers = 50_000;

/** Returns a user, or 304 for a version that is known. */
export async function showUser(work: Provisioning, id: number, request: FastifyRequest): Promise<DialectResponse> {
  const row = await mustExist(work, id);
  if (hasVersion(request, tagOf(row))) return { status: 304, headers: { etag: tagOf(row) } };
  return answer(work, row, 200, request);
}

/** Creates a user, who is active unless the provider says otherwise. */
export async function createUser(work: Provisioning, request: FastifyRequest): Promise<DialectResponse> {
  const { transaction, connection } = work;
  const sent = readResource(request.body, userDefinition);
  if ((await countUsers(transaction, connection.teamId)) >= mostUsers) {
    throw new Failure("too-many", { message: texts.tooMany(mostUsers) });
  }
  const stored = await insertUser(transaction, connection.teamId, { ...sent, active: sent.active ?? true });
  if (!stored) throw refused("uniqueness", texts.nameTaken);
  await settleAccount(work, stored);
  return answer(work, stored, 201, request);
}

/** Replaces a user. Whether they are active stays as it is if the provider does not say. */
export function replaceUser(work: Provisioning, id: number, request: FastifyRequest): Promise<DialectResponse> {
  return changeUser(work, id, request, ({ attributes }) => {
    const sent = readResource(request.body, userDefinition);
    return { ...sent, active: sent.active ?? attributes.active };
  });
}

/** Changes a user by the operations of a PATCH request. */
export function patchUser(work: Provisioning, id: number, request: FastifyRequest): Promise<DialectResponse> {
  const operations = readPatch(request.body);
  return changeUser(work, id, request, ({ attributes }) => applyPatch(attributes, operations, userDefinition));
}

/** Deletes a user and ends their membership. */
export async function removeUser(work: Provisioning, id: number, request: FastifyRequest): Promise<DialectResponse> {
  const user = await mustExist(work, id);
  mustBeCurrent(request, tagOf(user));
  await dismissUser(work, user);
  await deleteUser(work.transaction, work.connection.teamId, user.id);
  return { status: 204 };
}

async function changeUser(
  work: Provisioning,
  id: number,
  request: FastifyRequest,
  change: (before: UserRow) => Resource,
): Promise<DialectResponse> {
  const before = await mustExist(work, id);
  mustBeCurrent(request, tagOf(before));
  const attributes = change(before);
  const stored = await updateUser(work.transaction, work.connection.teamId, before.id, attributes);
  if (!stored) throw refused("uniqueness", texts.nameTaken);
  await settleAccount(work, stored);
  return answer(work, stored, 200, request);
}

async function mustExist({ transaction, connection }: Provisioning, id: number): Promise<UserRow> {
  const user = await readUser(transaction, connection.teamId, id);
  if (!user) throw new Failure("no-such-row");
  return user;
}

async function answer(work: Provisioning, row: UserRow, status: 200 | 201, request: FastifyRequest) {
  const { transaction: query, connection, services } = work;
  const place = { query, teamId: connection.teamId, base: baseOf(services) };
  const [resource = {}] = await toUsers(place, [row], selectionOf(request.query));
  return resourceAnswer(status, resource, userDefinition, request);
}
