/** What people may do with a document, each including those before it. */
export const documentRoles = ["view", "comment", "suggest", "edit", "own"] as const;
/** What someone may do with a document. */
export type DocumentRole = (typeof documentRoles)[number];

/** The roles that a link can give. */
export const linkRoles = ["view", "comment", "suggest", "edit"] as const satisfies readonly DocumentRole[];

/** Returns whether a role includes another. */
export function includesRole(role: DocumentRole, other: DocumentRole): boolean {
  return documentRoles.indexOf(role) >= documentRoles.indexOf(other);
}
