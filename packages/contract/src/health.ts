import { z } from "zod";
import { defineEndpoint } from "./endpoint.ts";

/** Returns 200 if the process is running. */
export const health = defineEndpoint({
  method: "GET",
  path: "/api/v1/health",
  summary: "Check that the server is running.",
  input: z.undefined(),
  output: z.object({ Status: z.literal("ok"), Version: z.string() }),
  failures: [],
});

/** Returns 200 if the server can serve: the database is reachable and migrated, and the checker is loaded. */
export const ready = defineEndpoint({
  method: "GET",
  path: "/api/v1/ready",
  summary:
    "Check that the server is ready: database, disk, and checker. On failure, the response names the part that is not ready.",
  input: z.undefined(),
  output: z.object({
    Status: z.literal("ready"),
    Database: z.literal("ok"),
    Disk: z.literal("ok"),
    Checker: z.literal("ok"),
  }),
  failures: ["not-ready"],
  tells: { 503: { Database: z.string().optional(), Disk: z.string().optional(), Checker: z.string().optional() } },
});
