import type { FastifyRequest } from "fastify";
import { z } from "zod";
import { parseJson } from "../border/index.ts";
import { inOne } from "../db/index.ts";
import {
  type ApiDialect,
  type App,
  type DialectResponse,
  Failure,
  originOfRequest,
  type Serve,
  serveDialect,
} from "../http/index.ts";
import { lockTeam } from "../teams/index.ts";
import { failedAnswer } from "./answers.ts";
import { createGroup, patchGroup, removeGroup, replaceGroup, showGroup } from "./change-groups.ts";
import { createUser, patchUser, removeUser, replaceUser, showUser } from "./change-users.ts";
import { connectionOf, markConnectionUsed, type ProvisioningConnection, tokenPrefix } from "./connection-store.ts";
import { listOf } from "./list-resources.ts";
import { groupDefinition, texts, userDefinition } from "./protocol/index.ts";
import type { Provisioning } from "./provisioning-work.ts";
import { idOf } from "./resources.ts";
import { serveDiscovery } from "./serve-discovery.ts";
import { baseOf, type ProvisioningServices } from "./services.ts";

/** The most bytes of a request: a group with 20,000 members. */
const bodyLimit = 4_000_000;
const call = { input: z.unknown(), allowance: "provisioning" } as const;

/** What can be done with users and with groups. */
const kinds = [
  {
    definition: userDefinition,
    ...{ show: showUser, create: createUser, replace: replaceUser, patch: patchUser, remove: removeUser },
  },
  {
    definition: groupDefinition,
    ...{ show: showGroup, create: createGroup, replace: replaceGroup, patch: patchGroup, remove: removeGroup },
  },
] as const;

/** Serves SCIM 2.0 (RFC 7643 and 7644). The token decides whose users and groups they are. */
export function scimRoutes(app: App, services: ProvisioningServices): void {
  const connections = new WeakMap<FastifyRequest, ProvisioningConnection>();
  const dialect: ApiDialect = {
    prefix: "/scim/v2",
    bodies: { "application/scim+json": parseJson, "application/json": parseJson },
    bodyLimit,
    admit: async (request) => void connections.set(request, await mustConnect(services, request)),
    failed: failedAnswer,
  };
  const workOf = (request: FastifyRequest): Provisioning => {
    const connection = connections.get(request);
    if (!connection) throw new Failure("bad-token", { message: texts.badToken });
    const actor = { personId: undefined, from: originOfRequest(request) };
    return { services, transaction: services.database.query, connection, actor };
  };
  serveDialect(app, dialect, (serve) => {
    serveDiscovery(serve, baseOf(services));
    serveResources(serve, workOf);
  });
}

function serveResources(serve: Serve, workOf: (request: FastifyRequest) => Provisioning): void {
  for (const { definition, show, create, replace, patch, remove } of kinds) {
    const { endpoint, name } = definition;
    const list = (request: FastifyRequest, sent: unknown) => {
      const { services, transaction, connection } = workOf(request);
      return listOf(name, { query: transaction, teamId: connection.teamId, base: baseOf(services) }, sent);
    };
    const changing =
      (change: Change) =>
      (_: unknown, { request }: { readonly request: FastifyRequest }) =>
        inTransaction(workOf(request), (work) => change(work, idIn(request), request));
    const one = { ...call, path: `${endpoint}/:id` } as const;
    serve({ ...call, method: "GET", path: endpoint }, (_, { request }) => list(request, request.query));
    serve({ ...call, method: "POST", path: `${endpoint}/.search` }, (sent, { request }) => list(request, sent));
    serve(
      { ...call, method: "POST", path: endpoint },
      changing((work, _, request) => create(work, request)),
    );
    serve({ ...one, method: "GET" }, (_, { request }) => show(workOf(request), idIn(request), request));
    serve({ ...one, method: "PUT" }, changing(replace));
    serve({ ...one, method: "PATCH" }, changing(patch));
    serve({ ...one, method: "DELETE" }, changing(remove));
  }
}

type Change = (work: Provisioning, id: number, request: FastifyRequest) => Promise<DialectResponse>;

/** Runs a change in one transaction that holds the team, so that seats and admins stay counted. */
function inTransaction(
  work: Provisioning,
  change: (work: Provisioning) => Promise<DialectResponse>,
): Promise<DialectResponse> {
  return inOne(work.services.database, async (transaction) => {
    await lockTeam(transaction, work.connection.teamId);
    return change({ ...work, transaction });
  });
}

/** Returns the id in the address, or 0, which no resource has. */
function idIn({ params }: FastifyRequest): number {
  return idOf((params as { readonly id?: unknown }).id) ?? 0;
}

/** Returns the connection whose token a request has. Fails with `bad-token`. */
async function mustConnect(
  { database }: ProvisioningServices,
  { headers }: FastifyRequest,
): Promise<ProvisioningConnection> {
  const token = /^bearer\s+(\S+)$/i.exec(headers.authorization?.trim() ?? "")?.[1];
  const connection = token?.startsWith(tokenPrefix) ? await connectionOf(database.query, token) : undefined;
  if (!connection) throw new Failure("bad-token", { message: texts.badToken });
  await markConnectionUsed(database.query, connection.teamId);
  return connection;
}
