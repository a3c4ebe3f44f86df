import { z } from "zod";
import { limits } from "../limits.ts";

/** The path of a project: names with slashes between them, without blanks around any, and none of them empty. */
export const projectPath = z
  .string()
  .max(limits.name)
  .transform(cleanProject)
  .describe("Projects nest with a slash, as in Novel/Drafts.");

/** A path of projects, each without blanks around its name, and none without a name. */
function cleanProject(path: string): string {
  return path
    .split("/")
    .map((name) => name.trim())
    .filter((name) => name !== "")
    .join("/");
}
