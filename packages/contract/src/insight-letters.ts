import { z } from "zod";
import { writeFailures } from "./common-failures.ts";
import { defineEndpoint } from "./endpoint.ts";
import { reading } from "./usual-calls.ts";
import { caseless } from "./wire/caseless.ts";
import { looseBoolean } from "./wire/loose-boolean.ts";

const group = "Account";

const letters = z.object({
  IsOn: z.boolean(),
  Confirmed: z.boolean().describe("Whether the caller's address is confirmed; nothing is sent to another."),
  Sends: z.boolean().describe("Whether this server sends mail; without it nothing is sent."),
});

export const readInsightLetters = defineEndpoint({
  ...reading,
  path: "/api/v1/account/insight/letters",
  group,
  summary: "Whether the caller is sent their week by mail.",
  output: letters,
});

export const changeInsightLetters = defineEndpoint({
  method: "PUT",
  path: "/api/v1/account/insight/letters",
  access: "manage",
  group,
  summary: "Have one's week sent by mail every Monday, or no more. It is off until somebody asks for it.",
  input: caseless({ IsOn: looseBoolean }),
  output: letters,
  failures: [...writeFailures, "not-verified"],
});

export const endInsightLetters = defineEndpoint({
  method: "POST",
  path: "/api/v1/insight-letters/end",
  group,
  summary: "Have no more weekly letters, with the token of any of them; without signing in.",
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
