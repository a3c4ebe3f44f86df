import { addNorm, deleteNorm, limits, listNorms } from "@housestyle/contract";
import type { Act, Audit } from "../audit/index.ts";
import { mayEdit, ownerNamed, type Person, readableOwners, teamIdOf } from "../caller/index.ts";
import type { Database } from "../db/index.ts";
import { type App, Failure, route } from "../http/index.ts";
import { refusals } from "../refusals.ts";
import { insertNorm, lockNorm, type NormRow, readNorms, removeNorm } from "./store.ts";

/** What benchmarks need from the rest of the server. */
export interface NormServices {
  readonly database: Database;
  readonly audit: Audit;
}

/** Serves a person's own benchmarks and those of their teams, which their admins manage. */
export function normRoutes(app: App, { database, audit }: NormServices): void {
  route(app, listNorms, async (_, { person }) =>
    (await readNorms(database, readableOwners(person))).map((row) => toWire(person, row)),
  );

  route(app, addNorm, async ({ TeamId, ...given }, { person }) => {
    const owner = ownerNamed(person, TeamId);
    mayEdit(person, owner);
    const row = await database.query.transaction().execute(async (transaction) => {
      const made = await insertNorm(
        transaction,
        { ...given, OwnerId: owner, CreatedBy: person.personId },
        limits.norms,
      );
      if (!made) throw new Failure("too-many", { message: refusals.content.full(limits.norms) });
      await audit.note(transaction, person, [actOf("norm.added", person, made)]);
      return made;
    });
    return toWire(person, row);
  });

  route(app, deleteNorm, async (_, { person, params }) => {
    await database.query.transaction().execute(async (transaction) => {
      const row = await lockNorm(transaction, readableOwners(person), params.id);
      if (!row) throw new Failure("no-such-row");
      mayEdit(person, row.OwnerId);
      await removeNorm(transaction, row);
      await audit.note(transaction, person, [actOf("norm.deleted", person, row)]);
    });
    return undefined;
  });
}

const actOf = (what: Act["what"], person: Person, { OwnerId, Id, Name }: NormRow): Act => ({
  ...{ what, targetId: Id, details: { Names: [Name] } },
  teamId: teamIdOf(person, OwnerId) ?? undefined,
});

const toWire = (person: Person, { OwnerId, CreatedOn, ...row }: NormRow) => ({
  ...row,
  ...{ TeamId: teamIdOf(person, OwnerId), CreatedOn: CreatedOn.toISOString() },
});
