import { limits } from "@housestyle/contract";
import { longestText, serveHttp } from "@housestyle/mcp";
import { z } from "zod";
import { parseJson } from "../border/index.ts";
import type { Person } from "../caller/index.ts";
import {
  type ApiDialect,
  type App,
  type DialectContext,
  type DialectResponse,
  type Failure,
  serveDialect,
  traceOf,
} from "../http/index.ts";
import { bearerChallenge } from "../oauth/index.ts";
import { agentHost } from "./agent-host.ts";
import type { AgentServices } from "./services.ts";

/** The most bytes of a request. A character can take six bytes in JSON, and a draft and a task may come together. */
const bodyLimit = longestText * 6 + limits.strangerBody;
/** Matches the request headers that the protocol uses. */
const ofProtocol = /^(accept|content-type|mcp-.+)$/;
/** JSON-RPC error codes: for an invalid request, and for other failures. */
const codes = { invalid: -32_600, failed: -32_000 };

/** Returns the response for a request that failed as a whole. Tools report their own failures. */
const failedAt =
  (publicUrl: string): ApiDialect["failed"] =>
  ({ code, message, statusCode, details }) => {
    const challenge = challengeFor(code, statusCode);
    return {
      type: "application/json",
      // Without it programs do not ask their people for a key.
      ...(challenge && { headers: { "www-authenticate": bearerChallenge(publicUrl, ...challenge) } }),
      body: JSON.stringify({
        jsonrpc: "2.0",
        id: null,
        error: {
          code: statusCode === 400 ? codes.invalid : codes.failed,
          message: details.message ?? message,
        },
      }),
    };
  };

/** Returns what is wrong with the key where a program should get one, or a better one. */
function challengeFor(code: Failure["code"], statusCode: number): Parameters<typeof bearerChallenge>[1][] | undefined {
  if (code === "token-scope") return ["insufficient_scope"];
  if (statusCode !== 401) return undefined;
  return code === "bad-token" ? ["invalid_token"] : [];
}

/** Serves the streamable HTTP transport of the Model Context Protocol. Nothing is kept between requests. */
export function agentRoutes(app: App, services: AgentServices): void {
  const dialect: ApiDialect = {
    bodies: { "application/json": parseJson },
    bodyLimit,
    failed: failedAt(services.publicUrl),
  };
  serveDialect(app, dialect, (serve) => {
    const message = z.looseObject({});
    serve(
      { method: "POST", path: "/mcp", input: message, access: "check", allowance: ["agent", "general"] },
      (sent, context) => answer(services, sent, context),
    );
    // There is nothing to listen to, and no session to end.
    for (const method of ["GET", "DELETE"] as const)
      serve({ method, path: "/mcp", input: z.unknown() }, async () => ({ status: 405, headers: { allow: "POST" } }));
  });
}

async function answer(
  services: AgentServices,
  sent: object,
  { caller, request, gone }: DialectContext,
): Promise<DialectResponse> {
  const host = agentHost(services, {
    // `access` lets nobody else in.
    person: caller as Person,
    gone,
    failed: (error) => services.log.error(traceOf(error), "unexpected"),
  });
  const asked = new Request(new URL("/mcp", services.publicUrl), {
    method: "POST",
    headers: headersOf(request.headers),
    signal: gone,
  });
  const reply = await serveHttp(host, asked, sent);
  const type = reply.headers.get("content-type") ?? undefined;
  return { status: reply.status, ...(type !== undefined && { type }), body: await reply.text() };
}

function headersOf(headers: DialectContext["request"]["headers"]): [string, string][] {
  return Object.entries(headers).flatMap(([name, value]) =>
    ofProtocol.test(name) && typeof value === "string" ? [[name, value]] : [],
  );
}
