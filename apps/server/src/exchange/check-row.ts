import {
  addDictionaryEntries,
  addSnippetFolders,
  addSnippets,
  addStyleGuideItems,
  addStyleGuides,
  addTermBases,
  addTerms,
  limits,
} from "@housestyle/contract";
import type { TableRow } from "@housestyle/exchange";
import type { z } from "zod";
import { describeIssue, readBy } from "../border/index.ts";
import type { ContentPart, ParsedFileRow } from "./job.ts";

/** The inputs of the calls that add one such row, which also apply to rows of files. */
const inputs: Readonly<Record<ContentPart, z.ZodType>> = {
  Dictionary: addDictionaryEntries.input,
  StyleGuides: addStyleGuides.input,
  StyleGuideItems: addStyleGuideItems.input,
  TermBases: addTermBases.input,
  Terms: addTerms.input,
  SnippetFolders: addSnippetFolders.input,
  Snippets: addSnippets.input,
};

const longestNameFromText = 40;

/** Returns a row with values that files do not contain: whether it matches case, and a snippet's name. */
export function completeRow(part: ContentPart, given: ParsedFileRow): ParsedFileRow {
  const { row } = given;
  if (part === "Dictionary" && !given.given.includes("CaseSensitive")) {
    const word = String(row.Word);
    return { ...given, row: { ...row, CaseSensitive: word !== word.toLowerCase() } };
  }
  if (part === "Snippets")
    return { ...given, row: { ...row, Name: nameOf(row), Folder: cut(row.Folder, "folderName") } };
  if (part === "Terms") return { ...given, row: { ...row, TermBase: cut(row.TermBase, "name") } };
  if (part === "StyleGuideItems") return { ...given, row: { ...row, Guide: cut(row.Guide, "name") } };
  return given;
}

/** Returns why a row cannot be stored, or undefined. */
export function whyNotStorable(part: ContentPart, row: TableRow): string | undefined {
  // A folder is needed, and is not known yet.
  const parsed = readBy(inputs[part], { ...row, SnippetFolderId: 1 });
  const [issue] = parsed.error?.issues ?? [];
  if (!issue) return undefined;
  const member = String(issue.path.findLast((step) => typeof step === "string") ?? "");
  return describeIssue(issue, member);
}

function nameOf({ Name, Shortcut, Text }: TableRow): string {
  if (Name !== "") return String(Name);
  if (Shortcut !== null) return String(Shortcut);
  const text = String(Text).trim().replaceAll(/\s+/g, " ");
  return [...text].slice(0, longestNameFromText).join("").trim() || "…";
}

/** Shortens a title from a file to the length of a collection's name. */
function cut(name: TableRow[string] | undefined, limit: "name" | "folderName"): string {
  return String(name ?? "")
    .slice(0, limits[limit])
    .toWellFormed()
    .trim();
}
