import type { DocumentRole } from "@housestyle/contract";
import { editorSharing } from "../../texts/editor-sharing.ts";

/** The roles that the page offers, with their names, the least first: whoever suggests can do no more than comment yet. */
export const roleChoices = (Object.entries(editorSharing.roles) as [DocumentRole, string][])
  .map(([value, label]) => ({ value, label }))
  .filter(({ value }) => value !== "suggest");

/** Returns the roles that are offered to someone who has one; theirs is among them. */
export function roleChoicesOf(role: DocumentRole) {
  if (roleChoices.some(({ value }) => value === role)) return roleChoices;
  return [...roleChoices, { value: role, label: editorSharing.roles[role] }];
}

/** A role that a link can give: no link makes anyone an owner. */
export type LinkRole = Exclude<DocumentRole, "own">;

/** The roles that a link can give, with their names. */
export const linkRoleChoices = roleChoices.filter(
  (choice): choice is { value: LinkRole; label: string } => choice.value !== "own",
);
