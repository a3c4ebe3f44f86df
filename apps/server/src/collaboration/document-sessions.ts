import type { Redis } from "ioredis";
import type { Database } from "../db/index.ts";
import { currentVersions } from "../documents/index.ts";
import { type DocumentBus, type DocumentNews, openDocumentBus } from "./document-bus.ts";
import { DocumentSession, type SessionServices } from "./document-session.ts";

/** The milliseconds between two checks for lost messages of other servers. */
const lookEvery = 1_000;
/** The milliseconds between two announcements of who is still here. */
const beatEvery = 15_000;
/**
 * How long a document without followers stays in memory, at most and at least, in milliseconds, and how many such
 * documents.
 */
const kept = { longest: 60_000, shortest: 5_000, most: 20 };

/** The documents that are open on this server. */
export class DocumentSessions {
  readonly #database: Database;
  readonly #open = new Map<number, Promise<DocumentSession>>();
  readonly #services: SessionServices;
  #bus: DocumentBus | undefined;
  readonly #timer: NodeJS.Timeout;
  readonly #beats: NodeJS.Timeout;
  #isLooking = false;

  private constructor(database: Database, failed: (error: unknown) => void) {
    this.#database = database;
    this.#services = {
      database,
      failed,
      announce: (id, version) => void this.#bus?.publish({ about: "version", id, version }).catch(failed),
      announceEditor: (id, editor) => void this.#bus?.publish({ about: "editor", id, editor }).catch(failed),
    };
    this.#timer = setInterval(() => void this.#look().catch(failed), lookEvery).unref();
    this.#beats = setInterval(() => void this.#beat().catch(failed), beatEvery).unref();
  }

  /** Opens the documents of a server, and a connection to the other servers. */
  static async start(
    database: Database,
    redis: Redis | undefined,
    failed: (error: unknown) => void,
  ): Promise<DocumentSessions> {
    const sessions = new DocumentSessions(database, failed);
    sessions.#bus = await openDocumentBus(database, redis, (news) => sessions.#received(news));
    return sessions;
  }

  /** Returns the open session of a document, or opens it. */
  async of(id: number): Promise<DocumentSession> {
    const session = await (this.#open.get(id) ?? this.#begin(id));
    session.usedAt = Date.now();
    return session;
  }

  /** Notifies everyone who has a document open, on any server, that its comments have changed. */
  commented(id: number): void {
    this.#received({ about: "comments", id });
    void this.#bus?.publish({ about: "comments", id }).catch(this.#services.failed);
  }

  /** Folds all steps into their documents and closes them. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    clearInterval(this.#beats);
    await this.#bus?.close();
    const open = await Promise.allSettled(this.#open.values());
    for (const each of open) if (each.status === "fulfilled") await each.value.fold().catch(this.#services.failed);
  }

  #begin(id: number): Promise<DocumentSession> {
    const opening = DocumentSession.open(id, this.#services);
    this.#open.set(id, opening);
    opening.catch(() => this.#open.delete(id));
    return opening;
  }

  #received(news: DocumentNews): void {
    void this.#open.get(news.id)?.then(
      (session) => {
        if (news.about === "editor") session.presence.received(news.editor);
        else if (news.about === "comments") session.commented();
        else session.catchUp(news.version).catch(this.#services.failed);
      },
      () => {},
    );
  }

  async #beat(): Promise<void> {
    for (const opening of this.#open.values()) (await opening.catch(() => undefined))?.presence.beat();
  }

  /** Closes the documents that have been idle for the longest time. */
  async #letGo(idle: readonly [number, DocumentSession][]): Promise<void> {
    const newest = idle.toSorted(([, one], [, other]) => other.usedAt - one.usedAt);
    for (const [index, [id, session]] of newest.entries()) {
      if (Date.now() - session.usedAt <= (index < kept.most ? kept.longest : kept.shortest)) continue;
      this.#open.delete(id);
      await session.fold();
    }
  }

  /** Catches up with missed changes, and closes idle documents. */
  async #look(): Promise<void> {
    if (this.#isLooking || this.#open.size === 0) return;
    this.#isLooking = true;
    try {
      const open: [number, DocumentSession][] = [];
      for (const [id, opening] of this.#open) {
        const session = await opening.catch(() => undefined);
        if (session) open.push([id, session]);
      }
      await this.#letGo(open.filter(([, { isFollowed }]) => !isFollowed));
      const followed = open.filter(([, { isFollowed }]) => isFollowed);
      if (followed.length === 0) return;
      const versions = await currentVersions(
        this.#database.query,
        followed.map(([id]) => id),
      );
      for (const [id, session] of followed) await session.catchUp(versions.get(id) ?? 0);
    } finally {
      this.#isLooking = false;
    }
  }
}
