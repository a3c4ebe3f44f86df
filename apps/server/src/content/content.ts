import { acts, type ListQuery, type Page } from "@housestyle/contract";
import { LRUCache } from "lru-cache";
import { type Audit, actsOfRows } from "../audit/index.ts";
import { canEdit, mayEdit, ownerNamed, type Person, readableOwners, teamIdOf } from "../caller/index.ts";
import { type Database, listPage } from "../db/index.ts";
import { Failure } from "../http/index.ts";
import { refusals } from "../refusals.ts";
import type { ContentKind } from "./kind.ts";
import {
  deleteRows,
  firstRow,
  insertRows,
  listSource,
  lockRows,
  makeFirstRows,
  overfull,
  type ReadRow,
  type RowState,
  readRows,
  rowsInThemselves,
  updateRows,
} from "./store.ts";

type Values = Readonly<Record<string, unknown>>;
/** An existing row with its wanted values. */
type Replacement = Values & { readonly Id: number; readonly RowVersion?: number | undefined };

/** Decides what may be done to rows. By default, the role in the team decides. */
export interface ContentPolicy {
  /** Throws if the caller may not add these rows for this owner. */
  mayAdd(person: Person, ownerId: number, rows: readonly Values[]): void;
  /** Throws if the caller may not delete this row. */
  mayDelete(person: Person, row: RowState): void;
}

const usual: ContentPolicy = {
  mayAdd: (person, ownerId) => mayEdit(person, ownerId),
  mayDelete: (person, row) => mayEdit(person, row.owner_id),
};

/** The milliseconds for which an owner is known to have a first row, and how many owners are remembered. */
const sureFor = 60_000;
const mostBegun = 50_000;

/** What content of every type needs from the rest of the server. */
export interface ContentParts {
  readonly database: Database;
  readonly audit: Audit;
}

/**
 * Reads and writes one type of content for all callers. Every operation is all or nothing. `Row` is a row as it is
 * returned.
 */
export class ContentService<Row = Values> {
  readonly #database: Database;
  readonly #audit: Audit;
  readonly #kind: ContentKind;
  readonly #policy: ContentPolicy;
  /** The owners known to have a first row, and until when. */
  // Room is made for them as they come.
  readonly #begun = new LRUCache<number, number>({ maxSize: mostBegun, sizeCalculation: () => 1 });

  constructor({ database, audit }: ContentParts, kind: ContentKind, policy: Partial<ContentPolicy> = {}) {
    this.#database = database;
    this.#audit = audit;
    this.#kind = kind;
    this.#policy = { ...usual, ...policy };
  }

  /** Returns a page of the rows of `owners`, or of everything the caller may read. */
  async list(person: Person, wanted: ListQuery, owners = readableOwners(person)): Promise<Page<Row>> {
    const { query } = this.#database;
    await this.#makeFirst(owners);
    const page = await listPage<ReadRow>(query, listSource(this.#kind, owners, person.personId), wanted);
    return { ...page, items: page.items.map((row) => this.#toWire(row, person)) };
  }

  /** Creates the first row of owners that have none. Owners known to have one are skipped for a while. */
  async #makeFirst(owners: readonly number[]): Promise<void> {
    if (this.#kind.firstName === undefined) return;
    const now = Date.now();
    const unsure = owners.filter((owner) => (this.#begun.get(owner) ?? 0) < now);
    if (unsure.length === 0) return;
    await makeFirstRows(this.#database.query, this.#kind, unsure);
    for (const owner of unsure) this.#begun.set(owner, now + sureFor);
  }

  /** Adds rows to the parent or team that each names. Fails with `duplicate` if one already exists. */
  async add(person: Person, rows: readonly Values[]): Promise<Row[]> {
    return this.#database.query.transaction().execute(async (transaction) => {
      const placed = await this.#place(transaction, person, rows);
      this.#mayAddAll(person, placed);
      const ids = await insertRows(transaction, this.#kind, placed, person.personId);
      const doubles = ids.flatMap((id, index) => (id === undefined ? [index] : []));
      if (doubles.length > 0) throw duplicates(doubles, this.#kind.uniqueMember);
      await this.#mustFit(transaction, placed);
      const stored = await readRows(
        transaction,
        this.#kind,
        ids.filter((id) => id !== undefined),
      );
      await this.#note(transaction, person, "added", stored);
      return stored.map((row) => this.#toWire(row, person));
    });
  }

  /** Replaces rows by id. An unknown id, or one of someone else, fails the whole batch. */
  async replace(person: Person, rows: readonly Replacement[]): Promise<Row[]> {
    return this.#database.query.transaction().execute(async (transaction) => {
      const ids = rows.map(({ Id }) => Id);
      const states = byId(await lockRows(transaction, this.#kind.table, ids));
      for (const [index, row] of rows.entries()) this.#mayReplace(person, row, states.get(row.Id), index);
      const placed = await this.#keepPlace(transaction, person, rows, states);
      await updateRows(transaction, this.#kind, placed);
      await this.#mustEnd(transaction, placed);
      await this.#mustFit(transaction, placed);
      const stored = await readRows(transaction, this.#kind, ids);
      await this.#note(transaction, person, "changed", stored);
      return stored.map((row) => this.#toWire(row, person));
    });
  }

  /** Deletes rows; answers how many. Ids of rows that are gone do not count; without any that is there it fails. */
  async delete(person: Person, ids: readonly number[]): Promise<{ Deleted: number }> {
    if (ids.length === 0) throw new Failure("bad-request", { message: refusals.content.whichIds });
    return this.#database.query.transaction().execute(async (transaction) => {
      const readable = new Set(readableOwners(person));
      const rows = await lockRows(transaction, this.#kind.table, ids);
      const seen = rows.filter((row) => readable.has(row.owner_id));
      if (seen.length === 0) throw new Failure("no-such-row");
      for (const row of seen) this.#policy.mayDelete(person, row);
      for (const row of seen) this.#begun.delete(row.owner_id);
      const gone = seen.map(({ id }) => id);
      await this.#note(transaction, person, "deleted", await readRows(transaction, this.#kind, gone));
      return { Deleted: await deleteRows(transaction, this.#kind.table, gone) };
    });
  }

  /** Records changes of rows of teams. */
  async #note(
    transaction: Database["query"],
    person: Person,
    verb: "added" | "changed" | "deleted",
    rows: readonly ReadRow[],
  ): Promise<void> {
    const { act, called } = this.#kind;
    const touched = rows.map((row) => ({ id: Number(row.Id), ownerId: row.OwnerId, name: String(row[called] ?? "") }));
    const what = acts.find((each) => each === `${act}.${verb}`);
    if (what) await this.#audit.note(transaction, person, actsOfRows(what, touched, person.personId));
  }

  /** Returns a row for callers, with times as text and the owner as `TeamId`. */
  #toWire({ OwnerId, ...row }: ReadRow, person: Person): Row {
    const told = Object.entries(row).map(
      ([name, value]) => [name, value instanceof Date ? value.toISOString() : value] as const,
    );
    const again = Object.entries(this.#kind.aliases ?? {}).map(([name, same]) => [name, row[same]] as const);
    const whose = { TeamId: teamIdOf(person, OwnerId), CanEdit: canEdit(person, OwnerId) };
    // What SQL names has no type; the route holds every row to the contract on its way out.
    return { ...Object.fromEntries<unknown>([...told, ...again]), ...whose } as Row;
  }

  #mayAddAll(person: Person, placed: readonly { ownerId: number; values: Values }[]): void {
    for (const ownerId of new Set(placed.map((row) => row.ownerId))) {
      const rows = placed.filter((row) => row.ownerId === ownerId).map(({ values }) => values);
      this.#policy.mayAdd(person, ownerId, rows);
    }
  }

  #mayReplace(person: Person, row: Replacement, state: RowState | undefined, index: number): void {
    const { owner_id, row_version } = mustSee(person, state);
    mayEdit(person, owner_id);
    if (row.RowVersion !== undefined && row.RowVersion !== row_version) {
      throw new Failure("stale", {
        modelState: { [`[${index}].RowVersion`]: [refusals.content.movedOn(row_version)] },
      });
    }
  }

  /** Determines the owner of each new row: that of its parent, the team it names, or the caller. */
  async #place(transaction: Database["query"], person: Person, rows: readonly Values[]) {
    const { parent } = this.#kind;
    if (!parent) {
      return rows.map((values) => ({ ownerId: ownerNamed(person, values.TeamId as number | null), values }));
    }
    const filled = await this.#withParents(transaction, person, rows);
    const owners = await this.#parentOwners(transaction, person, filled);
    return filled.map((values) => ({ ownerId: owners.get(Number(values[parent.member])) ?? person.personId, values }));
  }

  /** Puts rows without a parent into the caller's first one. */
  async #withParents(transaction: Database["query"], person: Person, rows: readonly Values[]): Promise<Values[]> {
    const { parent } = this.#kind;
    if (!parent || rows.every((values) => values[parent.member] !== undefined)) return [...rows];
    let first = await firstRow(transaction, parent.kind, person.personId);
    if (first === undefined) {
      const values = {
        Name: parent.kind.firstName?.() ?? "",
        IsEnabled: true,
        Description: "",
        Language: "",
        Position: 0,
      };
      [first] = await insertRows(transaction, parent.kind, [{ ownerId: person.personId, values }], person.personId);
    }
    return rows.map((values) => ({ ...values, [parent.member]: values[parent.member] ?? first }));
  }

  async #parentOwners(transaction: Database["query"], person: Person, rows: readonly Values[]) {
    const { parent } = this.#kind;
    if (!parent) return new Map<number, number>();
    const ids = [...new Set(rows.map((values) => Number(values[parent.member])))];
    const states = byId(await lockRows(transaction, parent.kind.table, ids));
    return new Map(ids.map((id) => [id, mustSee(person, states.get(id)).owner_id]));
  }

  /** Allows a row to move to another parent of the same owner, but never to another owner. */
  async #keepPlace(
    transaction: Database["query"],
    person: Person,
    rows: readonly Replacement[],
    states: ReadonlyMap<number, RowState>,
  ) {
    const { parent } = this.#kind;
    const current = parent
      ? byWireId(
          await readRows(
            transaction,
            this.#kind,
            rows.map(({ Id }) => Id),
          ),
        )
      : undefined;
    const filled = rows.map((values) =>
      parent && values[parent.member] === undefined
        ? { ...values, [parent.member]: current?.get(values.Id)?.[parent.member] }
        : values,
    );
    const owners = parent ? await this.#parentOwners(transaction, person, filled) : undefined;
    return filled.map((values) => {
      const ownerId = states.get(values.Id)?.owner_id ?? person.personId;
      const wanted = parent ? owners?.get(Number(values[parent.member])) : wantedOwner(person, values, ownerId);
      if (wanted !== ownerId) throw new Failure("bad-request", { message: refusals.content.otherOwner });
      return { id: values.Id, ownerId, values };
    });
  }

  /** Fails if a row would contain itself, directly or through others. */
  async #mustEnd(transaction: Database["query"], placed: readonly { readonly ownerId: number }[]) {
    const { within, table } = this.#kind;
    if (within === undefined) return;
    for (const owner of new Set(placed.map(({ ownerId }) => ownerId))) {
      const inCircle = await rowsInThemselves(transaction, table, within, owner);
      if (inCircle.length > 0) throw new Failure("bad-request", { message: refusals.content.inItself });
    }
  }

  async #mustFit(transaction: Database["query"], placed: readonly { ownerId: number; values: Values }[]) {
    const { parent, mostPerOwner, table } = this.#kind;
    const most = parent?.most ?? mostPerOwner;
    if (most === undefined) return;
    const column = parent ? (this.#kind.members[parent.member]?.column ?? "id") : "owner_id";
    const keys = placed.map(({ ownerId, values }) => (parent ? Number(values[parent.member]) : ownerId));
    const full = await overfull(transaction, table, column, [...new Set(keys)], most);
    if (full.length > 0) throw new Failure("too-many", { message: refusals.content.full(most) });
  }
}

/** Fails as if the row did not exist if the caller may not see it. */
function mustSee(person: Person, state: RowState | undefined): RowState {
  if (!state || !readableOwners(person).includes(state.owner_id)) throw new Failure("no-such-row");
  return state;
}

function wantedOwner(person: Person, values: Values, ownerId: number): number {
  return values.TeamId === undefined ? ownerId : ownerNamed(person, values.TeamId as number | null);
}

function duplicates(indexes: readonly number[], member: string): Failure {
  const modelState = Object.fromEntries(
    indexes.slice(0, 20).map((index) => [`[${index}].${member}`, [refusals.content.isThere]]),
  );
  return new Failure("duplicate", { modelState });
}

function byId(states: readonly RowState[]): Map<number, RowState> {
  return new Map(states.map((state) => [state.id, state]));
}

function byWireId(rows: readonly ReadRow[]): Map<number, ReadRow> {
  return new Map(rows.map((row) => [Number(row.Id), row]));
}
