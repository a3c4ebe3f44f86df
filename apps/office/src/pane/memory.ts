import { type Dialect, dialects } from "@housestyle/engine";
import type { Ignored } from "@housestyle/panel";
import type { DocumentHost } from "../host.ts";

/** What the pane keeps, and where: with the person, or with the document. What was spoilt there counts as nothing. */
export class PaneMemory {
  readonly #host: DocumentHost;

  constructor(host: DocumentHost) {
    this.#host = host;
  }

  async key(): Promise<string> {
    return (await this.#host.recall("person", "key")) ?? "";
  }

  async dialect(): Promise<Dialect | undefined> {
    const kept = await this.#host.recall("person", "dialect");
    return dialects.find((each) => each === kept);
  }

  async words(): Promise<readonly string[]> {
    const kept = parsed(await this.#host.recall("person", "words"));
    return Array.isArray(kept) ? kept.filter((each) => typeof each === "string") : [];
  }

  async ignored(): Promise<ReadonlyMap<string, Ignored>> {
    const kept = parsed(await this.#host.recall("document", "ignored"));
    return new Map(Array.isArray(kept) ? kept.filter(isIgnored).map((each) => [each.id, each]) : []);
  }

  keep(what: "key" | "dialect", value: string): Promise<void> {
    return this.#host.keep("person", what, value);
  }

  keepWords(words: readonly string[]): Promise<void> {
    return this.#host.keep("person", "words", JSON.stringify(words));
  }

  keepIgnored(ignored: ReadonlyMap<string, Ignored>): Promise<void> {
    return this.#host.keep("document", "ignored", JSON.stringify([...ignored.values()]));
  }
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? "null");
  } catch {
    return undefined;
  }
}

function isIgnored(value: unknown): value is Ignored {
  const { id, rule, text } = (value ?? {}) as Partial<Record<string, unknown>>;
  return typeof id === "string" && typeof rule === "string" && typeof text === "string";
}
