import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { StartFailure } from "../../start-failure.ts";
import { texts } from "../../texts.ts";

/** PostgreSQL refuses to run as root. How it is run instead. */
export type RunAs =
  | { readonly kind: "self" }
  /** Root outside, an ordinary user inside a user namespace; files stay root's. */
  | { readonly kind: "namespace" }
  /** As another user of this machine; needs folders which that user can reach. */
  | { readonly kind: "other-user"; readonly uid: number; readonly gid: number };

/** How a program is started. */
export interface Launch {
  readonly file: string;
  readonly args: readonly string[];
  readonly options: LaunchOptions;
}

interface LaunchOptions {
  readonly uid?: number;
  readonly gid?: number;
  readonly cwd: string;
  readonly env: Readonly<Record<string, string>>;
}

/** Nothing of our own environment: the database reads PGDATA, PGPORT and more from it. */
const options: LaunchOptions = { cwd: "/", env: { PATH: "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin" } };

const namespaceArgs = ["--user", "--map-user=1000", "--map-group=1000"];

/** Chooses by what this machine allows; not being root is the simplest of all. */
export function chooseRunAs(): RunAs {
  if (process.getuid?.() !== 0) return { kind: "self" };
  return mayUseNamespaces() ? { kind: "namespace" } : unprivilegedUser();
}

/** The user `postgres` or, failing that, `nobody`: the database looks its own name up, so a bare number will not do. */
export function unprivilegedUser(passwd = readFileSync("/etc/passwd", "utf8")): RunAs {
  for (const name of ["postgres", "nobody"]) {
    const fields = passwd
      .split("\n")
      .find((line) => line.startsWith(`${name}:`))
      ?.split(":");
    const [uid, gid] = [Number(fields?.[2]), Number(fields?.[3])];
    if (Number.isInteger(uid) && Number.isInteger(gid) && uid > 0) return { kind: "other-user", uid, gid };
  }
  throw new StartFailure(texts.database.noUser);
}

/** How to start `program` under the chosen user. */
export function launch(runAs: RunAs, program: string, args: readonly string[]): Launch {
  switch (runAs.kind) {
    case "self":
      return { file: program, args, options };
    case "namespace":
      return { file: "unshare", args: [...namespaceArgs, program, ...args], options };
    case "other-user":
      return { file: program, args, options: { ...options, uid: runAs.uid, gid: runAs.gid } };
  }
}

/** The user on this machine whose files the database's will be. */
export function ownerOf(runAs: RunAs): number {
  return runAs.kind === "other-user" ? runAs.uid : (process.getuid?.() ?? 0);
}

function mayUseNamespaces(): boolean {
  try {
    execFileSync("unshare", [...namespaceArgs, "true"], { ...options, stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
