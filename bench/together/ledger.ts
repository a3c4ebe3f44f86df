import type { StepRow } from "@housestyle/documents/steps";

/** One edit, by the name of its step: the writer and the step’s number there. */
export const nameOf = (client: string, number: number): string => `${client}/${number}`;

/** A piece of what writers have done since the last report. Times are milliseconds. */
export interface Report {
  /** By the name of its step, the mark that each edit has put into the text; empty for one that put in none. */
  readonly typed: (readonly [name: string, mark: string])[];
  readonly acknowledged: string[];
  /** Edits whose place was gone before they were stored; their writers were told. */
  readonly leftOut: string[];
  /** Steps that arrived with two versions. */
  readonly doubled: string[];
  /** The statuses of calls that failed; 0 for those that got no answer. */
  readonly failed: number[];
  /** How often a writer could go on only by reading the whole document again. */
  restarts: number;
  /** From the key to the acknowledgement, and to the copy of each other writer. */
  readonly acknowledgedAfter: number[];
  readonly seenAfter: number[];
}

/** Returns a report of nothing. */
export const emptyReport = (): Report => ({
  typed: [],
  acknowledged: [],
  leftOut: [],
  doubled: [],
  failed: [],
  restarts: 0,
  acknowledgedAfter: [],
  seenAfter: [],
});

/** Follows the edits of the writers of one process from the key to all copies. */
export class EditTimes {
  readonly #typedAt = new Map<string, number>();
  readonly #versions = new Map<string, number>();
  readonly #names = new Map<number, string>();
  #report = emptyReport();

  typed(name: string, mark: string): void {
    this.#typedAt.set(name, performance.now());
    this.#report.typed.push([name, mark]);
  }

  arrived(rows: readonly StepRow[]): void {
    for (const { Client, Number: number, Version } of rows) {
      const name = nameOf(Client, number);
      const before = this.#versions.get(name);
      if (before !== undefined && before !== Version) this.#report.doubled.push(name);
      this.#versions.set(name, Version);
      this.#names.set(Version, name);
    }
  }

  /** A writer’s own edit waits for the server no more. */
  settled(name: string): void {
    if (!this.#versions.has(name)) {
      this.#report.leftOut.push(name);
      return;
    }
    this.#report.acknowledged.push(name);
    this.#report.acknowledgedAfter.push(performance.now() - (this.#typedAt.get(name) ?? Number.NaN));
  }

  /** A writer’s copy has the steps up to a version. */
  seen(client: string, after: number, version: number): void {
    for (let at = after + 1; at <= version; at++) {
      const name = this.#names.get(at);
      const typedAt = name === undefined || name.startsWith(`${client}/`) ? undefined : this.#typedAt.get(name);
      if (typedAt !== undefined) this.#report.seenAfter.push(performance.now() - typedAt);
    }
  }

  failed(status: number): void {
    this.#report.failed.push(status);
  }

  restarted(): void {
    this.#report.restarts += 1;
  }

  /** Returns what happened since it was last taken. */
  take(): Report {
    const report = this.#report;
    this.#report = emptyReport();
    return report;
  }
}

/** All that the writers of a run have done. */
export class Ledger {
  readonly all = emptyReport();

  add(report: Report): void {
    for (const [name, values] of Object.entries(report)) {
      if (name === "restarts") this.all.restarts += values as number;
      else for (const value of values) (this.all[name as keyof Report] as unknown[]).push(value);
    }
  }

  /** Returns the marks of acknowledged edits that a text lacks, and those that it has more than once. */
  compare(text: string): { readonly lost: readonly string[]; readonly doubled: readonly string[] } {
    const counts = new Map<string, number>();
    for (const [mark] of text.matchAll(/\[\d+\.\d+\.\d+\]/g)) counts.set(mark, (counts.get(mark) ?? 0) + 1);
    const acknowledged = new Set(this.all.acknowledged);
    const marked = this.all.typed.filter(([, mark]) => mark !== "");
    return {
      lost: marked.filter(([name, mark]) => acknowledged.has(name) && !counts.has(mark)).map(([name]) => name),
      doubled: [...this.all.doubled, ...marked.filter(([, mark]) => (counts.get(mark) ?? 0) > 1).map(([name]) => name)],
    };
  }
}
