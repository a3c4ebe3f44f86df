import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import { plainly } from "../file-failure.ts";
import { StartFailure } from "../start-failure.ts";
import { texts } from "../texts.ts";
import { type TimeLimits, timeLimits } from "../time-limits.ts";
import { workAside } from "./aside.ts";
import { joinEmbeddedPostgres } from "./embedded/embedded-postgres.ts";
import { leaveStandbys } from "./leave-standbys.ts";
import { ChangedMigration, migrate, NewerSchema, readMigrations } from "./migrate.ts";
import { prepareOften } from "./prepared.ts";
import type { Schema } from "./schema.ts";
import { closeNow, watchSilence } from "./watch-silence.ts";

/**
 * Which database to use: a server, or the built-in one. `direct` is the same database without the pooler at `url`.
 * Without `prepares`, no statement is named, because a pooler may not know the name.
 */
export type DatabasePlace =
  | { readonly url: string; readonly direct?: string; readonly prepares?: boolean }
  | { readonly folder: string };

/** The open database. */
export interface Database {
  readonly query: Kysely<Schema>;
  /** For the login library, which writes its own statements. */
  readonly pool: pg.Pool;
  /** For jobs, which need session state and therefore bypass a pooler. */
  readonly directPool: pg.Pool;
  /** Opens a connection outside the pools and without a pooler. The caller closes it. */
  connect(): Promise<pg.Client>;
  /** Runs work in a temporary database on the same server, which has the tables but no rows. */
  aside<T>(work: (other: Database) => Promise<T>): Promise<T>;
  /** Closes every connection, and stops the built-in database if no one else uses it. */
  close(): Promise<void>;
}

const oldest = 15;
/** The factor by which the first connection may take longer, because the database may be recovering. */
const startPatience = 6;
/** The most milliseconds to wait for connections to close. */
const patience = 2_000;
/** The type ids of `int8` and `date`. */
const bigint = 20;
const date = 1082;

/** Ids and counts stay below 2^53. Dates are read as text, so that no time zone can shift them. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary") => {
    if (format !== "binary" && oid === bigint) return Number;
    if (format !== "binary" && oid === date) return String;
    return pg.types.getTypeParser(oid, format);
  },
};

const migrationFolder = join(import.meta.dirname, "migrations");

/**
 * Opens the database and migrates its schema. `onError` is called for idle connections that are lost, which are
 * reopened automatically. `limits` bounds statements, the wait for a connection, and silence. Fails with a
 * `StartFailure` whose message tells the operator what to do.
 */
export async function openDatabase(
  place: DatabasePlace,
  onError: (error: Error) => void,
  limits: DatabaseLimits = timeLimits,
): Promise<Database> {
  const { ways, leave } = await settle(place);
  return openAt(ways, { onError, leave, limits });
}

/** How to reach a database: for single statements and transactions, and for separate connections. */
interface Ways {
  readonly pooled: pg.ClientConfig;
  readonly direct: pg.ClientConfig;
  readonly prepares: boolean;
}

type DatabaseLimits = Pick<TimeLimits, "statement" | "connection" | "silence" | "probe">;

/** What opening a database needs besides its location. */
interface Opening {
  readonly onError: (error: Error) => void;
  readonly leave: () => Promise<void>;
  readonly limits: DatabaseLimits;
}

async function openAt({ pooled, direct, prepares }: Ways, opening: Opening): Promise<Database> {
  const { onError, leave, limits } = opening;
  const hasPooler = pooled !== direct;
  try {
    const patiently = { connectionTimeoutMillis: limits.connection * startPatience };
    await bringUpToDate({ ...direct, ...patiently });
    if (hasPooler) await refuseEndless({ ...pooled, ...patiently });
  } catch (error) {
    await leave();
    throw explain(error);
  }
  const connected = new Set<object>();
  const openPool = (config: pg.PoolConfig): pg.Pool => {
    const opened = new pg.Pool({ ...config, types, connectionTimeoutMillis: limits.connection, keepAlive: true });
    // Without a listener a restarting server would end this process.
    opened.on("error", onError);
    // While a connection is in use the pool does not listen to it, and a loss may be reported twice.
    opened.on("connect", (client) => {
      client.on("error", onError);
      connected.add(client);
      client.once("end", () => connected.delete(client));
    });
    leaveStandbys(opened);
    return opened;
  };
  const limited = { statement_timeout: limits.statement };
  // A pooler takes no time limit with a connection; it was looked for above.
  const pool = openPool({ ...pooled, max: 20, ...(hasPooler ? {} : limited) });
  if (prepares) prepareOften(pool);
  const directPool = hasPooler ? openPool({ ...direct, max: 8, ...limited }) : pool;
  const probe = async () => {
    const client = new pg.Client({ ...pooled, connectionTimeoutMillis: limits.probe, query_timeout: limits.probe });
    client.on("error", () => {}); // The query reports the same.
    try {
      await client.connect();
      await client.query("select 1");
    } catch (error) {
      // A refusal, for example because there are too many connections, is an answer.
      if (!(error instanceof pg.DatabaseError)) throw error;
    } finally {
      closeNow(client);
    }
  };
  const stopWatching = watchSilence(pool, limits.silence, probe);
  const query = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  const connect = async () => {
    const client = new pg.Client({ ...direct, types, connectionTimeoutMillis: limits.connection, keepAlive: true });
    client.on("error", onError);
    await client.connect();
    return client;
  };
  return {
    query,
    pool,
    directPool,
    connect,
    aside: (work) =>
      workAside(connect, (name) => openAt(directly(named(direct, name)), { ...opening, leave: async () => {} }), work),
    close: async () => {
      stopWatching();
      // The pool may never have been used, and Kysely ends only a pool that was.
      await query.destroy();
      if (!pool.ended) await pool.end();
      if (!directPool.ended) await directPool.end();
      // The pool is content once it has asked; our own database must not stop under a connection.
      for (let waited = 0; connected.size > 0 && waited < patience; waited += 5) await sleep(5);
      await leave();
    },
  };
}

async function settle(place: DatabasePlace): Promise<{ ways: Ways; leave: () => Promise<void> }> {
  if ("url" in place) return { ways: waysTo(place), leave: async () => {} };
  try {
    const { connection, leave } = await joinEmbeddedPostgres(place.folder);
    return { ways: directly(connection), leave };
  } catch (error) {
    throw plainly(error);
  }
}

const directly = (config: pg.ClientConfig, prepares = true): Ways => ({ pooled: config, direct: config, prepares });

function waysTo({ url, direct, prepares }: Extract<DatabasePlace, { readonly url: string }>): Ways {
  const pooled = { connectionString: url };
  if (direct === undefined) return directly(pooled, prepares);
  // The limit that statements get through the pooler is not for migrations.
  return {
    pooled,
    direct: { connectionString: direct, options: "-c statement_timeout=0" },
    prepares: prepares ?? true,
  };
}

/** Returns the configuration for another database on the same server. */
function named(config: pg.ClientConfig, database: string): pg.ClientConfig {
  if (config.connectionString === undefined) return { ...config, database };
  const url = new URL(config.connectionString);
  url.pathname = `/${encodeURIComponent(database)}`;
  return { ...config, connectionString: url.href };
}

async function bringUpToDate(config: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(config);
  client.on("error", () => {}); // A query under way reports the same loss.
  await client.connect();
  try {
    await refuseOldServer(client);
    await migrate(client, readMigrations(migrationFolder));
  } finally {
    await client.end();
  }
}

/** Fails if statements through a pooler have no time limit, which the database itself must set. */
async function refuseEndless(config: pg.ClientConfig): Promise<void> {
  const client = new pg.Client(config);
  client.on("error", () => {}); // The query reports the same.
  await client.connect();
  try {
    const { rows } = await client.query<{ name: string; user: string; is_endless: boolean }>(
      `select quote_ident(current_database()) as name, quote_ident(current_user) as user,
        current_setting('statement_timeout') = '0' as is_endless`,
    );
    const [found] = rows;
    if (found?.is_endless) throw new StartFailure(texts.database.endless(found.user, found.name));
  } finally {
    await client.end();
  }
}

async function refuseOldServer(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ server_version_num: string }>("show server_version_num");
  const major = Math.floor(Number(rows[0]?.server_version_num) / 10_000);
  if (major < oldest) throw new StartFailure(texts.database.tooOld(major, oldest));
}

/** Returns a failure for the operator, without the URL, which may contain a password. */
function explain(error: unknown): unknown {
  if (error instanceof NewerSchema) return new StartFailure(texts.database.newerSchema);
  if (error instanceof ChangedMigration) return new StartFailure(texts.database.changedMigration(error.file));
  // The driver gives no code to a connection that nobody answers.
  if (error instanceof Error && error.message === "timeout expired")
    return new StartFailure(texts.database.notReached("ETIMEDOUT"));
  const code = (error as { code?: unknown }).code;
  if (typeof code !== "string" || error instanceof StartFailure) return error;
  if (/^(28|3D)/.test(code)) return new StartFailure(texts.database.notLetIn);
  if (/^(08|57P0)|^E[A-Z]+$/.test(code)) return new StartFailure(texts.database.notReached(code));
  return error;
}
