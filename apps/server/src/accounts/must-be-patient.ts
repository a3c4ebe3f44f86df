import type { FastifyRequest } from "fastify";
import { Failure, networkOf } from "../http/index.ts";
import { provesPerson } from "./captcha.ts";
import type { AccountServices } from "./services.ts";

/** Calls of an address that skipped the captcha. */
const mostWithoutCaptcha = 3;

/** Who skips the captcha may still go on, but not often. */
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
