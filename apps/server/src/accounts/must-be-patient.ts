import type { FastifyRequest } from "fastify";
import { Failure, networkOf } from "../http/index.ts";
import { provesPerson } from "./captcha.ts";
import type { AccountServices } from "./services.ts";

/** The most calls from one address that skip the captcha. */
const mostWithoutCaptcha = 3;

/** Allows requests without a captcha, but only a few. */
export async function mustBePatient(
  { captcha, attempts, fetch }: AccountServices,
  request: FastifyRequest,
  token: string | undefined,
): Promise<void> {
  if (await provesPerson(captcha, token, fetch)) return;
  if ((await attempts.add(`captcha:${networkOf(request.ip)}`)) > mostWithoutCaptcha) {
    throw new Failure("too-many-requests", { retryAfter: 60 });
  }
}
