import { limits } from "@housestyle/contract";
import {
  afterSteps,
  type Commit,
  type CommitPlan,
  type MappedRow,
  mappedRow,
  type PlannedCommits,
  planCommits,
  type SessionState,
  type StepRow,
  shortTail,
  stepsSince,
  type VersionedDocument,
} from "@housestyle/documents/steps";
import { Mapping } from "prosemirror-transform";
import type { Database } from "../db/index.ts";
import {
  afterStoredSteps,
  type DocumentFacts,
  foldVersion,
  insertSteps,
  readFacts,
  readOne,
  readSteps,
} from "../documents/index.ts";
import { Failure } from "../http/index.ts";
import { refusals } from "../refusals.ts";
import { ActiveWriters } from "./active-writers.ts";
import { type Caret, type EditorNews, Presence } from "./presence.ts";

/**
 * What followers of a document receive: the steps since their last one, or that it or its comments must be read again.
 */
export type DocumentChange = { readonly since: number; readonly rows: readonly StepRow[] } | "reset" | "comments";

/** What a session needs from the rest of the server. */
export interface SessionServices {
  readonly database: Database;
  /** Announces to other servers that a document has a new version. */
  readonly announce: (id: number, version: number) => void;
  /** Announces an editor of a document to other servers. */
  readonly announceEditor: (id: number, editor: EditorNews) => void;
  /** Called with errors of background work. */
  readonly failed: (error: unknown) => void;
}

/** The most steps, and characters of them, that are kept in memory for editors that are behind. */
const mostKept = { rows: 2_000, size: 2_000_000 };
/**
 * When steps are folded into the document: after a pause, after the first step at the latest, or when there are many.
 * Milliseconds. Folding a long text takes a tenth of a second, in which this server does nothing else.
 */
const foldAfter = { quiet: 2_000, atMost: 30_000, steps: 1_000, size: 4_000_000 };

interface Waiting {
  readonly commit: Commit;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/** A document that is open on this server. Accepts steps in turn, stores them, and passes them on. */
export class DocumentSession {
  readonly #document: Pick<DocumentFacts, "OwnerId" | "Id">;
  readonly #services: SessionServices;
  readonly #followers = new Set<(change: DocumentChange) => void>();
  readonly #writers = new ActiveWriters();
  /** Who has the document open. */
  readonly presence: Presence;
  #state: SessionState;
  #waiting: Waiting[] = [];
  /** The last operation on the state. Operations run one after another. */
  #turn: Promise<unknown> = Promise.resolve();
  /** Whether the last answer of the database was lost, so that it may have stored more. */
  #isUnsure = false;
  #folded: number;
  #folding: Promise<void> | undefined;
  #unfoldedSince: number | undefined;
  #unfoldedSize = 0;
  #timer: NodeJS.Timeout | undefined;
  /** When the document was last used, in milliseconds since the epoch. */
  usedAt = Date.now();

  private constructor(
    document: Pick<DocumentFacts, "OwnerId" | "Id">,
    live: VersionedDocument,
    services: SessionServices,
  ) {
    this.#document = document;
    this.#services = services;
    this.presence = new Presence((editor) => services.announceEditor(document.Id, editor));
    this.#state = { live, tail: [] };
    this.#folded = live.version;
  }

  /** Opens a document with all steps that are stored. */
  static async open(id: number, services: SessionServices): Promise<DocumentSession> {
    const row = await readOne(services.database, id, undefined);
    if (!row) throw new Failure("no-such-row");
    return new DocumentSession(row, await afterStoredSteps(services.database.query, row), services);
  }

  /** The current version on this server. */
  get version(): number {
    return this.#state.live.version;
  }

  /** Whether someone follows it. */
  get isFollowed(): boolean {
    return this.#followers.size > 0;
  }

  /**
   * Stores the steps of a commit. Resolves when they are on disk. Fails with `stale` if the steps since its version are gone, and
   * with `too-many-writers` if as many others write as may.
   */
  commit(commit: Commit): Promise<void> {
    this.usedAt = Date.now();
    if (!this.#writers.admits(commit.client)) return Promise.reject(new Failure("too-many-writers"));
    return new Promise((resolve, reject) => {
      this.#waiting.push({ commit, resolve, reject });
      this.#inTurn(() => this.#storeWaiting()).catch(reject);
    });
  }

  /** Returns the steps after a version. Fails with `stale` if they are gone. */
  async since(version: number): Promise<readonly StepRow[]> {
    this.usedAt = Date.now();
    await this.catchUp(version);
    const rows = await this.#inTurn(() => this.#reach(version));
    if (!rows) throw new Failure("stale");
    return rows;
  }

  /** Calls the listener with each change from now on. Returns a function that stops it. */
  follow(changed: (change: DocumentChange) => void): () => void {
    this.#followers.add(changed);
    return () => {
      this.#followers.delete(changed);
      this.usedAt = Date.now();
    };
  }

  /** Notifies followers that the comments have changed. */
  commented(): void {
    for (const changed of this.#followers) changed("comments");
  }

  /** Returns a caret as it is in the version that is here; undefined if the steps since its version are not in memory. */
  caretNow(caret: Caret): Caret | undefined {
    // The steps it follows may be at another server still.
    if (caret.version > this.version) return caret;
    const rows = stepsSince(this.#state, caret.version);
    if (!rows) return undefined;
    const mapping = new Mapping(rows.map(({ map }) => map));
    return { version: this.version, anchor: mapping.map(caret.anchor), head: mapping.map(caret.head) };
  }

  /** Reads what other servers have stored, if a version is not here yet. */
  async catchUp(version: number): Promise<void> {
    if (version <= this.version) return;
    await this.#inTurn(async () => {
      while (version > this.version && (await this.#readNewer()));
    });
  }

  /** Folds the steps into the document now, if there are at least so many. */
  fold(least = 1): Promise<void> {
    clearTimeout(this.#timer);
    this.#unfoldedSince = undefined;
    const done = (this.#folding ?? Promise.resolve()).then(() => this.#foldNow(least));
    const folding = done
      .catch(() => {})
      .finally(() => {
        if (this.#folding === folding) this.#folding = undefined;
      });
    this.#folding = folding;
    return done;
  }

  async #foldNow(least: number): Promise<void> {
    const { live } = this.#state;
    if (live.version - this.#folded < least) return;
    this.#unfoldedSize = 0;
    const folded = await foldVersion(this.#services.database, this.#document.Id, live, least);
    this.#folded = Math.max(this.#folded, folded ?? live.version);
  }

  #inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = this.#turn.then(work);
    this.#turn = done.catch(() => {});
    return done;
  }

  /** Stores all commits that wait, as one group. */
  async #storeWaiting(): Promise<void> {
    const group = this.#waiting.splice(0);
    if (group.length === 0) return;
    try {
      if (await this.#storeGroup(group)) return;
      // One that nothing can be done with must not spoil the others.
      for (const each of group) {
        if (group.length === 1 || !(await this.#storeGroup([each]))) each.reject(new Failure("stale"));
      }
    } catch (error) {
      this.#isUnsure = true;
      for (const { reject } of group) reject(error);
    }
  }

  /** Stores commits and settles them. Returns false if the database takes none of them although nothing new is there. */
  async #storeGroup(group: readonly Waiting[]): Promise<boolean> {
    const commits = group.map(({ commit }) => commit);
    let planned = await this.#plan(commits);
    while (!(await this.#insert(planned.rows))) {
      if (!(await this.#readNewer())) return false;
      planned = await this.#plan(commits);
    }
    this.#advance(planned.state, planned.rows);
    for (const [index, plan] of planned.plans.entries()) settle(group[index], plan);
    if (planned.rows.length > 0) this.#stored();
    return true;
  }

  async #plan(commits: readonly Commit[]): Promise<PlannedCommits> {
    const versions = commits.map(({ version }) => version);
    const isBehind = () => this.#isUnsure || Math.max(...versions) > this.version;
    while (isBehind() && (await this.#readNewer()));
    this.#isUnsure = false;
    await this.#reach(Math.min(...versions));
    return planCommits(this.#state, commits, limits.documentText);
  }

  async #insert(rows: readonly MappedRow[]): Promise<boolean> {
    if (rows.length === 0) return true;
    return insertSteps(this.#services.database.query, this.#document, this.version, rows.map(toStored));
  }

  #advance(state: SessionState, rows: readonly MappedRow[]): void {
    const since = this.version;
    this.#state = { ...state, tail: shortTail(state.tail, mostKept) };
    if (rows.length === 0) return;
    this.#writers.note(rows);
    for (const { size } of rows) this.#unfoldedSize += size;
    const change = { since, rows: rows.map(toRow) };
    for (const changed of this.#followers) changed(change);
  }

  /** Reads what others have stored since. Returns whether there was anything. */
  async #readNewer(): Promise<boolean> {
    const { database } = this.#services;
    const { live, tail } = this.#state;
    const rows = await readSteps(database.query, this.#document, live.version);
    if (rows[0]?.Version === live.version + 1) {
      const mapped = rows.map(mappedRow);
      this.#advance({ live: afterSteps(live, rows), tail: [...tail, ...mapped] }, mapped);
      return true;
    }
    const facts = await readFacts(database, this.#document.Id, undefined);
    if (!facts) throw new Failure("no-such-row");
    if (facts.DeletedOn !== null) throw new Failure("in-trash");
    if (facts.Version <= live.version) return false;
    // It was saved as a whole.
    const row = await readOne(database, this.#document.Id, undefined);
    if (!row) throw new Failure("no-such-row");
    this.#state = { live: await afterStoredSteps(database.query, row), tail: [] };
    this.#folded = row.Version;
    for (const changed of this.#followers) changed("reset");
    return true;
  }

  /** Loads the stored steps after a version, and returns them. */
  async #reach(version: number): Promise<readonly StepRow[] | undefined> {
    const { live, tail } = this.#state;
    const known = stepsSince(this.#state, version);
    if (known || version > live.version) return known?.map(toRow);
    const all = await readSteps(this.#services.database.query, this.#document, version);
    const older = all.filter(({ Version }) => Version <= live.version - tail.length);
    const isWhole = older.every((row, index) => row.Version === version + 1 + index);
    if (!isWhole || older.length !== live.version - tail.length - version) return undefined;
    this.#state = { live, tail: [...older.map(mappedRow), ...tail] };
    return stepsSince(this.#state, version)?.map(toRow);
  }

  #stored(): void {
    const { announce, failed } = this.#services;
    announce(this.#document.Id, this.version);
    clearTimeout(this.#timer);
    this.#unfoldedSince ??= Date.now();
    const fold = (least?: number) => void this.fold(least).catch(failed);
    const isLong = Date.now() - this.#unfoldedSince > foldAfter.atMost;
    const isMuch = this.version - this.#folded >= foldAfter.steps || this.#unfoldedSize > foldAfter.size;
    // While several servers store steps, one of them makes most of them part of the document.
    if ((isLong || isMuch) && !this.#folding)
      fold(isLong || this.#unfoldedSize > foldAfter.size ? 1 : foldAfter.steps / 2);
    this.#timer = setTimeout(fold, foldAfter.quiet).unref();
  }
}

function settle(waiting: Waiting | undefined, plan: CommitPlan): void {
  if (plan === "taken") waiting?.resolve();
  else if (plan === "stale") waiting?.reject(new Failure("stale"));
  else waiting?.reject(new Failure("bad-request", { message: refusals.documents.tooLong(limits.documentText) }));
}

function toStored({ map: _map, size: _size, ...row }: MappedRow): StepRow {
  return row;
}

/** Returns a row for others, who do not learn how it was written. */
function toRow({ map: _map, size: _size, Source: _source, ...row }: MappedRow): StepRow {
  return row;
}
