import { z } from "zod";
import { linkRoles } from "./document-roles.ts";
import { defineEndpoint } from "./endpoint.ts";
import { reading } from "./usual-calls.ts";

const named = z.array(z.object({ Name: z.string(), Count: z.number() }));

/** Returns the number of documents, and of those in each project, with each tag, and among the caller's favorites. */
export const groupDocuments = defineEndpoint({
  ...reading,
  path: "/api/v1/document-groups",
  group: "Documents",
  summary: "Get the number of documents: all, in each project, with each tag, and favorites.",
  output: z.object({
    Count: z.number(),
    Favorites: z.number(),
    Shared: z.number().describe("Documents that other people and teams share with the caller."),
    Projects: named,
    OwnedProjects: z
      .array(
        z.object({
          Name: z.string(),
          TeamId: z.number().nullable().describe("Null for the caller’s own."),
          Shares: z.number().describe("The number of people and teams it is shared with."),
          CanShare: z.boolean(),
        }),
      )
      .describe("The same projects, by owner. Empty while sharing is turned off."),
    SharedProjects: z
      .array(
        z.object({
          Id: z.number().describe("The value for `sharedProject` when listing documents."),
          Name: z.string(),
          Owner: z.string(),
          Role: z.enum(linkRoles),
          Count: z.number(),
          Folders: z
            .array(z.object({ Path: z.string(), Count: z.number() }))
            .describe("The projects within it that have documents, by their paths in it, for `sharedFolder`."),
          CanLeave: z.boolean().describe("Whether it is shared with the caller by name."),
        }),
      )
      .describe("Projects that other people and teams share with the caller."),
    Tags: named,
  }),
});
