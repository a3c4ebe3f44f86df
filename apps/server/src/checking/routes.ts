import { check, limits, tagText, tokenize } from "@housestyle/contract";
import type { Caller } from "../caller/index.ts";
import { type App, Failure, relay } from "../http/index.ts";
import type { CheckingService, Patience, TeamContent } from "./checker.ts";
import type { CallAnswer, TextCall } from "./job.ts";
import { laneFor, mayCheck } from "./policy.ts";
import type { SlowLane } from "./slow-lane.ts";
import { within } from "./within.ts";

/** What checking needs from the rest of the server. */
export interface CheckingServices {
  readonly checker: CheckingService;
  readonly slowLane?: SlowLane | undefined;
  readonly anonymousCheck: boolean;
  /** Returns the settings for the caller's checks, or undefined for strangers. */
  readonly accountRulesOf: (caller: Caller) => Promise<TeamContent | undefined>;
  /** The most UTF-16 code units of a text for api/v1/check. */
  readonly longestText: number;
}

/** The share of the time limit that the slow lane may take in addition. Later findings are dropped. */
const slowShare = 0.5;

/** Serves the checking of texts: the public text API and Housestyle's own calls. */
export function checkingRoutes(app: App, services: CheckingServices): void {
  const { timeLimits } = services.checker;
  const calls = [
    { endpoint: tagText, call: "tagText", longest: limits.tagText, budget: timeLimits.tagText },
    { endpoint: tokenize, call: "tokenize", longest: limits.tagText, budget: timeLimits.tagText },
    {
      endpoint: check,
      call: "check",
      longest: services.longestText,
      budget: timeLimits.check,
      // A letter may be written as six bytes of JSON; beyond that the text is too long anyway.
      bodyLimit: services.longestText * 6 + limits.tagBody,
    },
  ] as const;
  for (const { endpoint, call, longest, budget, ...options } of calls) {
    relay(
      app,
      endpoint,
      async (body, { caller, payer, gone }) => {
        mayCheck(caller, services);
        const accountRules = call === "tokenize" ? undefined : await services.accountRulesOf(caller);
        return answerText(services, { call, body, longest }, { budget, gone, caller: payer }, accountRules);
      },
      { allowance: "check", ...options },
    );
  }
}

/** A text to check, with its unparsed body. */
interface Sent {
  readonly call: TextCall;
  readonly body: Uint8Array;
  readonly longest: number;
}

/**
 * Returns the bytes of the response. The text is only parsed on a thread; only the paragraphs for the slow lane pass
 * through here.
 */
export async function answerText(
  { checker, slowLane }: Pick<CheckingServices, "checker" | "slowLane">,
  sent: Sent,
  patience: Patience,
  accountRules: TeamContent | undefined,
): Promise<Uint8Array> {
  const lane = laneFor(slowLane, accountRules);
  const first = await checker.answer({ ...sent, forSlowLane: lane !== undefined }, patience, accountRules);
  if (first.kind !== "pending") return bytesOf(first);
  const time = patience.budget * slowShare;
  const asked = lane?.read(first.paragraphs, first.dialect, time).catch(() => []) ?? Promise.resolve([]);
  const slow = await within(asked, time, []);
  return bytesOf(await checker.finish({ pending: first.bytes, slow }, patience, accountRules));
}

function bytesOf(answer: CallAnswer): Uint8Array {
  if (answer.kind === "done") return answer.bytes;
  if (answer.kind === "failed") throw new Failure(answer.code, answer.details);
  throw new Error("A call was stopped for the slow lane twice.");
}
