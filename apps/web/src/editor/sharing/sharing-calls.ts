import type { DocumentRole } from "@housestyle/contract";
import { ask } from "../../app/ask.ts";
import { server } from "../../app/server.ts";
import { type LinkRole, linkRoleChoices, roleChoices } from "./role-choices.ts";

/** A person by their email address, or a team. */
export type NewSharee = { readonly Email: string } | { readonly TeamId: number };

/** The calls that share one thing with people and teams, and the roles it can be shared in. */
export interface SharingCalls<Role extends DocumentRole> {
  readonly roles: readonly { readonly value: Role; readonly label: string }[];
  share(sharee: NewSharee, role: Role): Promise<unknown>;
  unshare(share: number): Promise<unknown>;
}

/** Returns the calls that share a document. */
export const documentCalls = (id: number): SharingCalls<DocumentRole> => ({
  roles: roleChoices,
  share: (sharee, Role) => ask(server.shareDocument({ ...sharee, Role }, { params: { id } })),
  unshare: (share) => ask(server.unshareDocument(undefined, { params: { id, share } })),
});

/** A project of the person themselves, or of a team. */
export interface ProjectOwned {
  readonly project: string;
  /** Null for the person’s own. */
  readonly team: number | null;
}

/** Returns the calls that share a project. */
export const projectCalls = (query: ProjectOwned): SharingCalls<LinkRole> => ({
  roles: linkRoleChoices,
  share: (sharee, Role) => ask(server.shareProject({ ...sharee, Role }, { query: meant(query) })),
  unshare: (share) => ask(server.unshareProject(undefined, { params: { share }, query: meant(query) })),
});

/** Loads who has access to a project. */
export const readProject = (query: ProjectOwned) => ask(server.readProjectSharing(undefined, { query: meant(query) }));

const meant = ({ project, team }: ProjectOwned) => (team === null ? { project } : { project, team });
