import { z } from "zod";
import { limits } from "../limits.ts";

/** The path of a project: names separated by slashes, none of them empty or with spaces around it. */
export const projectPath = z
  .string()
  .max(limits.name)
  .transform(cleanProject)
  .describe("Use a slash to nest projects, as in Novel/Drafts.");

/** Returns the path with its names trimmed and empty names removed. */
function cleanProject(path: string): string {
  return path
    .split("/")
    .map((name) => name.trim())
    .filter((name) => name !== "")
    .join("/");
}
