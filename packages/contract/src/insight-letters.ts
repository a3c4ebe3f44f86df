import { z } from "zod";
import { writeFailures } from "./common-failures.ts";
import { defineEndpoint } from "./endpoint.ts";
import { reading } from "./usual-calls.ts";
import { caseless } from "./wire/caseless.ts";
import { looseBoolean } from "./wire/loose-boolean.ts";

const group = "Account";

const letters = z.object({
  IsOn: z.boolean(),
  Confirmed: z
    .boolean()
    .describe("Whether the caller's email address is verified. Nothing is sent to unverified addresses."),
  Sends: z.boolean().describe("Whether this server can send email."),
});

/** Returns whether the caller receives the weekly email. */
export const readInsightLetters = defineEndpoint({
  ...reading,
  path: "/api/v1/account/insight/letters",
  group,
  summary: "Get whether the caller receives the weekly email.",
  output: letters,
});

/** Turns the weekly email on or off. */
export const changeInsightLetters = defineEndpoint({
  method: "PUT",
  path: "/api/v1/account/insight/letters",
  access: "manage",
  group,
  summary: "Turn the weekly email, sent every Monday, on or off. It is off by default.",
  input: caseless({ IsOn: looseBoolean }),
  output: letters,
  failures: [...writeFailures, "not-verified"],
});

/** Unsubscribes from the weekly email with the token from any of them, without logging in. */
export const endInsightLetters = defineEndpoint({
  method: "POST",
  path: "/api/v1/insight-letters/end",
  group,
  summary: "Unsubscribe from the weekly email with the token from any of them. No login required.",
  form: "nothing",
  input: caseless({ Token: z.string().max(200) }),
  output: z.undefined(),
  failures: [
    "bad-request",
    "bad-json",
    "bad-encoding",
    "bad-link",
    "foreign-origin",
    "too-many-requests",
    "wrong-media-type",
  ],
});
