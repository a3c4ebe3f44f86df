import type { FailureCode } from "@housestyle/contract";
import type { FastifyReply, FastifyRequest } from "fastify";
import { endingWeaker, withCurrentName } from "../caller/index.ts";
import { Failure } from "../http/index.ts";
import { addressHeader } from "./auth.ts";

/**
 * The headers of a request that the login library sees. The caller's address comes from the server, not from the
 * request.
 */
export function libraryHeaders(request: FastifyRequest, publicUrl: string): Headers {
  const headers = new Headers({ origin: new URL(publicUrl).origin, [addressHeader]: request.ip });
  for (const name of ["cookie", "user-agent", "authorization", "clientapp"] as const) {
    const value = request.headers[name];
    if (typeof value === "string") headers.set(name, name === "cookie" ? withCurrentName(value, publicUrl) : value);
  }
  return headers;
}

const codes: Readonly<Record<string, FailureCode>> = {
  USER_ALREADY_EXISTS: "email-taken",
  USER_ALREADY_EXISTS_USE_ANOTHER_EMAIL: "email-taken",
  INVALID_EMAIL_OR_PASSWORD: "wrong-credentials",
  INVALID_PASSWORD: "wrong-credentials",
  CREDENTIAL_ACCOUNT_NOT_FOUND: "wrong-credentials",
  ACCOUNT_DISABLED: "account-disabled",
  EMAIL_NOT_VERIFIED: "not-verified",
  INVALID_TOKEN: "bad-link",
  TOKEN_EXPIRED: "bad-link",
  FAILED_TO_CREATE_USER: "forbidden",
  PROVIDER_NOT_FOUND: "no-such-row",
  PROVIDER_CONFIG_NOT_FOUND: "no-such-row",
};

/** Sends the library's response with its cookies. Its errors become failures of the contract. */
export async function answerOf(response: Response, reply: FastifyReply): Promise<Record<string, unknown>> {
  const body = (await response.json().catch(() => null)) as Record<string, unknown> | null;
  if (!response.ok) throw new Failure(codes[String(body?.code)] ?? byStatus(response.status));
  const cookies = response.headers.getSetCookie();
  if (cookies.length > 0) reply.header("set-cookie", endingWeaker(cookies));
  return body ?? {};
}

function byStatus(status: number): FailureCode {
  if (status === 401) return "sign-in-needed";
  if (status === 403) return "forbidden";
  return status >= 500 ? "went-wrong" : "bad-request";
}
