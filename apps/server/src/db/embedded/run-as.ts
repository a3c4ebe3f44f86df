import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { StartFailure } from "../../start-failure.ts";
import { texts } from "../../texts.ts";

/** How PostgreSQL is run, which refuses to run as root. */
export type RunAs =
  | { readonly kind: "self" }
  /** As an ordinary user inside a user namespace. Files belong to root. */
  | { readonly kind: "namespace" }
  /** As another user of this machine, who needs access to the folders. */
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

/** Runs without the app's environment, from which PostgreSQL would read PGDATA, PGPORT, and more. */
const options: LaunchOptions = { cwd: "/", env: { PATH: "/usr/local/bin:/usr/bin:/bin:/usr/sbin:/sbin" } };

const namespaceArgs = ["--user", "--map-user=1000", "--map-group=1000"];

/** Chooses how to run by what this machine allows. */
export function chooseRunAs(): RunAs {
  if (process.getuid?.() !== 0) return { kind: "self" };
  return mayUseNamespaces() ? { kind: "namespace" } : unprivilegedUser();
}

/** Returns the user `postgres` or else `nobody`. PostgreSQL looks up its own name, so the user must exist. */
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

/** Returns how to start `program` as the chosen user. */
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

/** Returns the user who owns the database's files. */
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
