import { pause } from "../run-server.ts";
import { crashPostgres, fillDisk, isWhole, machine, machineWith, members, servers, switchOver } from "./machines.ts";

/** Something that goes wrong, and what is expected of the cluster. */
export interface Failure {
  readonly name: string;
  /** The most seconds without an acknowledged write, and without an answer to a reader. */
  readonly writes: number;
  readonly reads: number;
  /** Whether servers may stay ready although nothing is written, because reading and checking continue. */
  readonly staysReady?: boolean;
  /** Lets it happen. Returns what repairs it, as an operator or systemd would. */
  readonly begin: () => Promise<() => Promise<void>>;
  /** Seconds until it is repaired. */
  readonly lasts: number;
}

const nothing = async () => {};

/** Makes programs see another time, with the package faketime. */
const tenMinutesAhead = {
  LD_PRELOAD: "/usr/lib/x86_64-linux-gnu/faketime/libfaketimeMT.so.1",
  FAKETIME: "+600s",
  FAKETIME_DONT_FAKE_MONOTONIC: "1",
};

/** A machine that is off until it is started again. */
const powerCut = (role: "leader" | "sync_standby") => async () => {
  const name = await machineWith(role);
  await machine("kill", name);
  return () => machine("start", name);
};

/** The machine on which Redis accepts writes, by the order of its failover. */
let cache = "cache1";

/** All that is tried, in its order. */
export const failures: readonly Failure[] = [
  { name: "primary killed", writes: 10, reads: 10, begin: powerCut("leader"), lasts: 15 },
  {
    name: "primary crashed",
    ...{ writes: 10, reads: 10, lasts: 12 },
    begin: async () => {
      await crashPostgres(await machineWith("leader"));
      return nothing;
    },
  },
  {
    name: "primary cut off",
    ...{ writes: 10, reads: 10, lasts: 20 },
    begin: async () => {
      const name = await machineWith("leader");
      await machine("cut", name);
      return () => machine("mend", name);
    },
  },
  {
    name: "primary handed over",
    ...{ writes: 10, reads: 10, lasts: 12 },
    begin: async () => {
      await switchOver();
      return nothing;
    },
  },
  { name: "standby lost", writes: 10, reads: 1, begin: powerCut("sync_standby"), lasts: 12 },
  {
    name: "etcd minority",
    ...{ writes: 1, reads: 1, lasts: 20 },
    begin: async () => {
      const standbys = (await members()).filter(({ role }) => role !== "leader");
      for (const { name } of standbys) await machine("stop", name, "etcd");
      return async () => {
        for (const { name } of standbys) await machine("start", name, "etcd");
      };
    },
  },
  {
    name: "Redis failed over",
    ...{ writes: 1, reads: 1, lasts: 15 },
    begin: async () => {
      const name = cache;
      await machine("kill", name);
      cache = name === "cache1" ? "cache2" : "cache1";
      return () => machine("start", name);
    },
  },
  {
    name: "Redis gone",
    ...{ writes: 1, reads: 1, lasts: 15 },
    begin: async () => {
      for (const name of ["cache1", "cache2"]) await machine("kill", name);
      return async () => {
        for (const name of ["cache1", "cache2"]) await machine("start", name);
      };
    },
  },
  {
    name: "server killed",
    ...{ writes: 3, reads: 3, lasts: 5 },
    begin: async () => {
      await machine("kill", "app1");
      return () => machine("start", "app1");
    },
  },
  {
    name: "server cut off",
    ...{ writes: 5, reads: 5, lasts: 15 },
    begin: async () => {
      await machine("cut", "app1");
      return () => machine("mend", "app1");
    },
  },
  {
    name: "servers restarted in turn",
    ...{ writes: 1, reads: 1, lasts: 0 },
    begin: async () => {
      for (const [name, url] of servers()) {
        await machine("restart", name, "server");
        while (!(await fetch(`${url}/api/v1/ready`).catch(() => undefined))?.ok) await pause(100);
        await pause(2_000);
      }
      return nothing;
    },
  },
  {
    name: "PgBouncer restarted",
    ...{ writes: 3, reads: 3, lasts: 5 },
    begin: async () => {
      await machine("restart", "app1", "pgbouncer");
      return nothing;
    },
  },
  {
    // Nothing is written until there is room again, and nothing is lost.
    name: "disk of the primary full",
    ...{ writes: 27, reads: 1, lasts: 25, staysReady: true },
    begin: async () => fillDisk(await machineWith("leader")),
  },
  {
    name: "clocks ten minutes ahead",
    ...{ writes: 10, reads: 10, lasts: 10 },
    // A server and, after a handover, the primary.
    begin: async () => {
      const name = await machineWith("sync_standby");
      await machine("restart", name, "patroni", tenMinutesAhead);
      await machine("restart", "app1", "server", tenMinutesAhead);
      while (!(await isWhole())) await pause(500);
      await switchOver(name);
      return async () => {
        // Patroni does not know a PostgreSQL that began in the future.
        await machine("kill", name);
        await machine("start", name);
        await machine("restart", "app1", "server");
      };
    },
  },
];
