import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { dirname, relative, resolve } from "node:path";
import { z } from "zod";
import type { FileResult } from "../check/file-result.ts";
import { UsageError } from "../options.ts";
import { texts } from "../texts.ts";
import { type BaselineEntry, entryOf } from "./baseline-entry.ts";
import { match } from "./match.ts";

const schema = z.strictObject({
  version: z.literal(1),
  files: z.record(z.string(), z.array(z.strictObject({ rule: z.string(), text: z.string(), in: z.string() }))),
});
type Files = Readonly<Record<string, readonly BaselineEntry[]>>;

/** What has been found before and is to be told no more. Files are named as seen from its own folder. */
export class Baseline {
  readonly #name: string;
  readonly #path: string;
  readonly #cwd: string;

  constructor(name: string, cwd: string) {
    this.#name = name;
    this.#path = resolve(cwd, name);
    this.#cwd = cwd;
  }

  /** The outcomes without what is known, and how much of what is known is gone. Throws a UsageError for a file it cannot use. */
  without(outcomes: readonly FileResult[]): { readonly fresh: readonly FileResult[]; readonly gone: number } {
    const files = this.#read();
    const matched = outcomes.map((outcome) => ({
      outcome,
      ...match(files[this.#keyOf(outcome.name)] ?? [], outcome.findings.map(entryOf)),
    }));
    const checked = new Set(outcomes.map(({ name }) => this.#keyOf(name)));
    const moved = [
      ...matched.flatMap(({ gone }) => gone),
      ...Object.entries(files).flatMap(([key, entries]) => (checked.has(key) || this.#isThere(key) ? [] : entries)),
    ];
    const fresh = matched.map(({ outcome, isKnown }) => ({
      ...outcome,
      findings: outcome.findings.filter((each, i) => !(isKnown[i] || takeSame(moved, entryOf(each)))),
    }));
    return { fresh, gone: moved.length };
  }

  /** Makes it say what is found now; files that were not read, and are still there, keep what is said of them. */
  update(outcomes: readonly FileResult[]): void {
    const before: Files = existsSync(this.#path) ? this.#read() : {};
    const kept = Object.entries(before).filter(([key]) => this.#isThere(key));
    const now = outcomes.map(({ name, findings }) => [this.#keyOf(name), findings.map(entryOf)] as const);
    const all = [...new Map<string, readonly BaselineEntry[]>([...kept, ...now])].filter(
      ([, entries]) => entries.length > 0,
    );
    const files = Object.fromEntries(all.sort(([a], [b]) => (a < b ? -1 : 1)));
    this.#write(`${JSON.stringify({ version: 1, files }, null, 2)}\n`);
  }

  #read(): Files {
    try {
      return schema.parse(JSON.parse(readFileSync(this.#path, "utf8"))).files;
    } catch (error) {
      if (error instanceof Error && "code" in error) throw new UsageError(texts.noBaseline(this.#name));
      throw new UsageError(texts.badBaseline(this.#name));
    }
  }

  #write(text: string): void {
    try {
      mkdirSync(dirname(this.#path), { recursive: true });
      writeFileSync(`${this.#path}.new`, text);
      renameSync(`${this.#path}.new`, this.#path);
    } catch (error) {
      throw new UsageError(
        texts.cannotWrite(this.#name, error instanceof Error && "code" in error ? String(error.code) : "error"),
      );
    }
  }

  #keyOf(name: string): string {
    return relative(dirname(this.#path), resolve(this.#cwd, name)).replaceAll("\\", "/");
  }

  #isThere(key: string): boolean {
    return existsSync(resolve(dirname(this.#path), key));
  }
}

/** Shorter sentences are the same by chance. */
const telling = 20;

/** Takes the entry of a sentence that has moved here from another file, if there is one. */
function takeSame(moved: BaselineEntry[], { rule, text, in: sentence }: BaselineEntry): boolean {
  if (sentence.length < telling) return false;
  const at = moved.findIndex((each) => each.rule === rule && each.text === text && each.in === sentence);
  if (at >= 0) moved.splice(at, 1);
  return at >= 0;
}
