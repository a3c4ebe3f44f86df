import { z } from "zod";
import { writeFailures } from "./common-failures.ts";
import { defineEndpoint } from "./endpoint.ts";
import { acting, reading } from "./usual-calls.ts";
import { rowId } from "./wire/ids.ts";

const offers = { path: "/api/v1/team-offers", group: "Teams" } as const;
const one = z.object({ id: rowId });

export const listTeamOffers = defineEndpoint({
  ...reading,
  ...offers,
  summary:
    "List the teams that take people of the caller's domain in, once the caller's address is confirmed. The team learns of nobody who was asked.",
  output: z.array(z.object({ TeamId: z.number(), TeamName: z.string(), Domain: z.string() })),
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
  ...acting,
  ...offers,
  method: "POST",
  path: "/api/v1/team-offers/:id/decline",
  summary: "Not join a team of one's domain, and not be asked again.",
  params: one,
});
