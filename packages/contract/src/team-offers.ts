import { z } from "zod";
import { readFailures, writeFailures } from "./common-failures.ts";
import { defineEndpoint } from "./endpoint.ts";
import { rowId } from "./wire/ids.ts";

const offers = { path: "/api/v1/team-offers", group: "Teams" } as const;
const one = z.object({ id: rowId });

export const listTeamOffers = defineEndpoint({
  ...offers,
  method: "GET",
  summary:
    "List the teams that take people of the caller's domain in, once the caller's address is confirmed. The team learns of nobody who was asked.",
  access: "read",
  input: z.undefined(),
  output: z.array(z.object({ TeamId: z.number(), TeamName: z.string(), Domain: z.string() })),
  failures: readFailures,
});

export const acceptTeamOffer = defineEndpoint({
  ...offers,
  method: "POST",
  path: "/api/v1/team-offers/:id/accept",
  summary: "Join a team of one's domain. Its admins see name, address and last activity of every member.",
  access: "manage",
  params: one,
  input: z.unknown(),
  output: z.object({ TeamId: z.number() }),
  failures: writeFailures,
});

export const declineTeamOffer = defineEndpoint({
  ...offers,
  method: "POST",
  path: "/api/v1/team-offers/:id/decline",
  summary: "Not join a team of one's domain, and not be asked again.",
  access: "manage",
  form: "nothing",
  params: one,
  input: z.unknown(),
  output: z.undefined(),
  failures: writeFailures,
});
