import type { DocumentRole } from "@housestyle/contract";
import { editorSharing } from "../../texts/editor-sharing.ts";

/** The roles that the page offers, with their names, the least first. */
export const roleChoices = (Object.entries(editorSharing.roles) as [DocumentRole, string][]).map(([value, label]) => ({
  value,
  label,
}));

/** A role that a link can give: no link makes anyone an owner. */
export type LinkRole = Exclude<DocumentRole, "own">;

/** The roles that a link can give, with their names. */
export const linkRoleChoices = roleChoices.filter(
  (choice): choice is { value: LinkRole; label: string } => choice.value !== "own",
);
