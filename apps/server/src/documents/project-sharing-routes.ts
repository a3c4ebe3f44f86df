import {
  type ActCode,
  leaveSharedProject,
  limits,
  readProjectSharing,
  shareProject,
  unshareProject,
} from "@housestyle/contract";
import type { Person } from "../caller/index.ts";
import type { Database } from "../db/index.ts";
import { mustShare, mustShareProjects, teamOwning } from "../document-access/index.ts";
import { type App, Failure, route } from "../http/index.ts";
import { notifyOfProject } from "../notifications/index.ts";
import { refusals } from "../refusals.ts";
import {
  countSharedProjects,
  endProjectShare,
  endRequestsWithin,
  hasProject,
  lockProjectOf,
  lockSharedProject,
  type ProjectKey,
  putProjectShare,
  putSharedProject,
  readProjectShares,
} from "./project-share-store.ts";
import type { DocumentServices } from "./routes.ts";
import { nameOfOwner, peopleOf } from "./share-store.ts";
import { shareeNamed } from "./sharee-named.ts";

type Query = Database["query"];

/** The project that a call is about. */
interface ProjectMeant {
  readonly project: string;
  readonly team?: number | null | undefined;
}

/** Sharing all documents of a project with people and teams. */
export function projectSharingRoutes(app: App, { database, audit, flags }: DocumentServices): void {
  /** Returns the owner of a project that the caller may share and that has documents or is shared already. */
  const ownerOf = async (query: Query, person: Person, { project, team }: ProjectMeant) => {
    const ownerId = mustShareProjects(person, team, flags);
    const isThere = (await hasProject(query, ownerId, project)) || (await lockSharedProject(query, ownerId, project));
    if (!isThere) throw new Failure("no-such-row");
    return ownerId;
  };
  /** Of the projects of a team, its admins learn which is shared; never with whom, and not its name. */
  const note = async (transaction: Query, person: Person, what: ActCode, { ownerId, projectId }: ProjectKey) => {
    const teamId = await teamOwning(transaction, ownerId);
    if (teamId !== undefined) await audit.note(transaction, person, [{ what, teamId, targetId: projectId }]);
  };
  const changing = <T>(work: (transaction: Query) => Promise<T>) => database.query.transaction().execute(work);

  route(app, readProjectSharing, async (_, { person, query }) => {
    const ownerId = mustShareProjects(person, query.team, flags);
    const Owner = await nameOfOwner(database.query, ownerId);
    return { Owner, Shares: await readProjectShares(database.query, ownerId, query.project) };
  });

  route(
    app,
    shareProject,
    async ({ Email, TeamId, Role }, { person, query }) =>
      changing(async (transaction) => {
        const ownerId = await ownerOf(transaction, person, query);
        const shareeId = await shareeNamed(transaction, person, Email, TeamId);
        if (shareeId === ownerId) throw new Failure("duplicate", { message: refusals.documents.ownersProject });
        const key = { ownerId, projectId: await putSharedProject(transaction, ownerId, query.project) };
        if ((await countSharedProjects(transaction, ownerId)) > limits.sharedProjects) throw new Failure("too-many");
        if (await putProjectShare(transaction, key, shareeId, Role, person.personId)) {
          const notice = { ...key, shareeId, actorId: person.personId };
          await notifyOfProject(transaction, notice, await peopleOf(transaction, shareeId));
        }
        await endRequestsWithin(transaction, ownerId, query.project, shareeId);
        const shares = await readProjectShares(transaction, ownerId, query.project);
        const share = shares.find(({ Id }) => Id === shareeId);
        if (shares.length > limits.documentShares || !share) throw new Failure("too-many");
        await note(transaction, person, "project.shared", key);
        return share;
      }),
    { allowance: "sign-in" },
  );

  /** Ends a share of a locked project; fails if there is none. */
  const end = async (transaction: Query, person: Person, key: ProjectKey, shareeId: number) => {
    if (!(await endProjectShare(transaction, key, shareeId))) throw new Failure("no-such-row");
    await note(transaction, person, "project.unshared", key);
    return undefined;
  };

  route(app, unshareProject, async (_, { person, params, query }) =>
    changing(async (transaction) => {
      const ownerId = mustShareProjects(person, query.team, flags);
      const projectId = await lockSharedProject(transaction, ownerId, query.project);
      if (projectId === undefined) throw new Failure("no-such-row");
      return end(transaction, person, { ownerId, projectId }, params.share);
    }),
  );

  route(app, leaveSharedProject, async (_, { person, params }) =>
    changing(async (transaction) => {
      mustShare(person, flags);
      const ownerId = await lockProjectOf(transaction, params.id, person.personId);
      if (ownerId === undefined) throw new Failure("no-such-row");
      return end(transaction, person, { ownerId, projectId: params.id }, person.personId);
    }),
  );
}
