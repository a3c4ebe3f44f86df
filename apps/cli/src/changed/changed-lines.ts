import { spawnSync } from "node:child_process";
import { realpathSync } from "node:fs";
import { join, resolve } from "node:path";
import { UsageError } from "../options.ts";
import { texts } from "../texts.ts";

/** Stretches of lines, first to last, counted from 1. */
export type LineRanges = readonly { readonly first: number; readonly last: number }[];

/** The tree of a repository without a commit. */
const nothing = "4b825dc642cb6eb9a060e54bf8d69288fbee4904";
const all: LineRanges = [{ first: 1, last: Number.POSITIVE_INFINITY }];

/** What has been changed in a folder since a commit, or is not committed yet. */
export class Changes {
  readonly #lines = new Map<string, LineRanges>();
  readonly #cwd: string;

  /** Since where HEAD has left `ref`; since HEAD without one. Throws a UsageError where git cannot tell. */
  constructor(cwd: string, ref: string | undefined) {
    this.#cwd = cwd;
    const top = git(cwd, ["rev-parse", "--show-toplevel"]).trimEnd();
    const base = ref === undefined ? headOr(top) : git(top, ["merge-base", "--end-of-options", ref, "HEAD"]).trim();
    // What a person has set for their own eyes must not change what we read.
    const plain = ["--no-color", "--no-ext-diff", "--no-textconv", "--ignore-submodules", "--inter-hunk-context=0"];
    const diff = git(top, [
      ...["-c", "core.quotePath=false", "diff", ...plain, "--unified=0", "--find-renames", "--diff-filter=d"],
      ...["--src-prefix=a/", "--dst-prefix=b/", base, "--"],
    ]);
    for (const [file, lines] of linesIn(diff)) this.#lines.set(join(top, file), lines);
    const fresh = git(top, ["ls-files", "--others", "--exclude-standard", "-z"]).split("\0");
    for (const file of fresh) if (file) this.#lines.set(join(top, file), all);
  }

  /** The lines of a file that have changed; undefined when none has. */
  in(name: string): LineRanges | undefined {
    try {
      return this.#lines.get(realpathSync(resolve(this.#cwd, name)));
    } catch {
      return undefined;
    }
  }
}

/** Whether a stretch from line to line has a changed one in it. */
export const touches = (lines: LineRanges, from: number, to: number): boolean =>
  lines.some(({ first, last }) => first <= to && from <= last);

const headOr = (top: string): string =>
  spawnSync("git", ["rev-parse", "--verify", "--quiet", "HEAD"], { cwd: top }).status === 0 ? "HEAD" : nothing;

function git(cwd: string, args: readonly string[]): string {
  const { status, stdout, stderr, error } = spawnSync("git", args, { cwd, encoding: "utf8", maxBuffer: 2 ** 29 });
  if (error) throw new UsageError(texts.noGit(error.message));
  if (status !== 0) throw new UsageError(texts.noGit(stderr.trim() || texts.noBase));
  return stdout;
}

/** The new lines of each file, from a diff without context. */
export function linesIn(diff: string): Map<string, LineRanges> {
  const files = new Map<string, LineRanges>();
  let file = "";
  // How many lines of a change are still to come: they may look like anything.
  let rest = 0;
  for (const line of diff.split("\n")) {
    const change = rest === 0 ? changeIn(line) : undefined;
    if (change) {
      rest = change.taken + change.added;
      files.set(file, [...(files.get(file) ?? []), ...linesOf(change)]);
    } else if (rest > 0) rest -= line.startsWith("\\") ? 0 : 1;
    else if (line.startsWith("+++ ")) file = pathIn(line.slice(4));
  }
  return files;
}

function changeIn(line: string) {
  const [, taken = "1", first, added = "1"] = /^@@ -\d+(?:,(\d+))? \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
  return first === undefined ? undefined : { first: Number(first), taken: Number(taken), added: Number(added) };
}

const linesOf = ({ first, added }: { readonly first: number; readonly added: number }): LineRanges =>
  added > 0 ? [{ first, last: first + added - 1 }] : [];

/** `b/docs/a.md`, or in quotation marks with what is odd in it escaped. */
function pathIn(named: string): string {
  const path = named.startsWith('"') ? unquoted(named.slice(1, named.lastIndexOf('"'))) : named.replace(/\t$/, "");
  return path.slice("b/".length);
}

const escapes: Readonly<Record<string, string>> = { a: "\x07", b: "\b", f: "\f", n: "\n", r: "\r", t: "\t", v: "\v" };

const unquoted = (path: string): string =>
  path.replace(/\\(?:([0-7]{3})|(.))/g, (_, octal?: string, mark = "") =>
    octal === undefined ? (escapes[mark] ?? mark) : String.fromCharCode(Number.parseInt(octal, 8)),
  );
