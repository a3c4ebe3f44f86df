import { execFile } from "node:child_process";
import { existsSync, readFileSync, rmSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import pg from "pg";
import { pause } from "../run-server.ts";

const run = promisify(execFile);
const folder = join(import.meta.dirname, "..", "..", "deploy", "cluster");
const state = process.env.HOUSESTYLE_CLUSTER ?? "/var/tmp/housestyle-cluster";

/** The network namespace from which all machines can be reached. */
export const network = "hs-net";
/** The address of nginx in that network. */
export const webUrl = "http://10.77.0.40:8080";

const databases = ["db1", "db2", "db3"];

/** Returns whether the cluster has been started. */
export const isUp = (): boolean => existsSync(join(state, "machines"));

/** Returns the addresses of the servers by the names of their machines. */
export function servers(): readonly (readonly [string, string])[] {
  const names = readFileSync(join(state, "machines"), "utf8").split("\n");
  return names
    .filter((name) => name.startsWith("app"))
    .map((name) => [name, `http://10.77.0.${20 + Number(name.slice(3))}:3000`]);
}

/** What can happen to a machine; see deploy/cluster/machine. */
export type Action = "kill" | "stop" | "start" | "restart" | "cut" | "mend";

/** Lets something happen to a machine, or to one program on it. */
export async function machine(
  action: Action,
  name: string,
  program?: string,
  settings: Readonly<Record<string, string>> = {},
): Promise<void> {
  const env = { ...process.env, ...settings };
  await run(join(folder, "machine"), [action, name, ...(program ? [program] : [])], { env });
}

/** Fills the disk of a database machine. Returns what frees it again. */
export async function fillDisk(name: string): Promise<() => Promise<void>> {
  const file = join(state, name, "full");
  // Until nothing is left; that it fails is what is wanted.
  await run("fallocate", ["-l", "2500M", file]).catch(() => {});
  await run("dd", ["if=/dev/zero", `of=${file}-rest`, "bs=64k"]).catch(() => {});
  return async () => {
    rmSync(file, { force: true });
    rmSync(`${file}-rest`, { force: true });
  };
}

/** Returns whether the database machines have disks of their own, which can be filled. */
export async function haveDisks(): Promise<boolean> {
  return run("mountpoint", ["-q", join(state, "db1")]).then(
    () => true,
    () => false,
  );
}

/** Ends PostgreSQL on a machine as a crash does, and leaves the machine alone. */
export async function crashPostgres(name: string): Promise<void> {
  const file = join(state, name, "patroni", "postgres", "postmaster.pid");
  process.kill(Number(readFileSync(file, "utf8").split("\n")[0]), "SIGKILL");
}

/** A database machine as Patroni sees it. */
interface Member {
  readonly name: string;
  readonly role: string;
  readonly state: string;
  readonly lag?: number | string;
}

/** Returns the database machines as the first of them describes them that responds. */
export async function members(): Promise<readonly Member[]> {
  const asked = databases.map(async (_, index) => {
    const response = await fetch(`http://10.77.0.1${index + 1}:8008/cluster`, { signal: AbortSignal.timeout(1_500) });
    return ((await response.json()) as { readonly members: readonly Member[] }).members;
  });
  return Promise.any(asked).catch(() => []);
}

/** Returns the machine with a role; waits for one. */
export async function machineWith(role: "leader" | "sync_standby" | "replica"): Promise<string> {
  for (;;) {
    const found = (await members()).find((member) => member.role === role);
    if (found) return found.name;
    await pause(200);
  }
}

/** Returns whether all database machines run and follow the primary, and one of them is waited for. */
export async function isWhole(): Promise<boolean> {
  const all = await members();
  const runs = all.filter(
    (each) => each.role === "leader" || (Number(each.lag) === 0 && /running|streaming/.test(each.state)),
  );
  return runs.length === databases.length && runs.some(({ role }) => role === "sync_standby");
}

/** Hands the leadership to another machine, as before maintenance. */
export async function switchOver(to?: string): Promise<void> {
  const leader = await machineWith("leader");
  const candidate = to ?? (await machineWith("sync_standby"));
  const body = JSON.stringify({ leader, candidate });
  await fetch(`http://10.77.0.1${leader.slice(2)}:8008/switchover`, { method: "POST", body });
}

/** Returns how often each document of a project is stored on the primary. */
export async function storedTitles(project: string): Promise<ReadonlyMap<string, number>> {
  const leader = await machineWith("leader");
  const password = /^PASSWORD=(.*)$/m.exec(readFileSync(join(state, "secrets"), "utf8"))?.[1] ?? "";
  const client = new pg.Client({
    ...{ host: `10.77.0.1${leader.slice(2)}`, user: "housestyle", password, database: "housestyle" },
  });
  await client.connect();
  const { rows } = await client.query<{ title: string; count: string }>(
    "select title, count(*) from document where project = $1 group by title",
    [project],
  );
  await client.end();
  return new Map(rows.map(({ title, count }) => [title, Number(count)]));
}
