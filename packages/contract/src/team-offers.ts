import { z } from "zod";
import { writeFailures } from "./common-failures.ts";
import { defineEndpoint } from "./endpoint.ts";
import { acting, reading } from "./usual-calls.ts";
import { rowId } from "./wire/ids.ts";

const offers = { path: "/api/v1/team-offers", group: "Teams" } as const;
const one = z.object({ id: rowId });

/** Lists the teams that the caller can join because of their verified email domain. */
export const listTeamOffers = defineEndpoint({
  ...reading,
  ...offers,
  summary:
    "List teams the caller can join by email domain, once their address is verified. The teams are not told who was offered to join.",
  output: z.array(z.object({ TeamId: z.number(), TeamName: z.string(), Domain: z.string() })),
});

/** Joins a team by email domain. */
export const acceptTeamOffer = defineEndpoint({
  ...offers,
  method: "POST",
  path: "/api/v1/team-offers/:id/accept",
  summary: "Join a team by email domain. Its admins see every member's name, address, and last activity.",
  access: "manage",
  params: one,
  input: z.unknown(),
  output: z.object({ TeamId: z.number() }),
  failures: writeFailures,
});

/** Declines to join a team by email domain, permanently. */
export const declineTeamOffer = defineEndpoint({
  ...acting,
  ...offers,
  method: "POST",
  path: "/api/v1/team-offers/:id/decline",
  summary: "Decline to join a team by email domain, permanently.",
  params: one,
});
