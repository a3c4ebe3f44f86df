import { fileURLToPath } from "node:url";
import type { Engine } from "@housestyle/engine";
import type { DidChangeTextDocumentParams, TextDocumentItem } from "vscode-languageserver";
import { type DecisionReader, type Decisions, foldersOf } from "./decisions.ts";
import type { FindingsPublisher } from "./findings-publisher.ts";
import { formatIn } from "./format-in.ts";
import type { SlowerReader } from "./language-server-context.ts";
import { OpenText } from "./open-text.ts";

/** Returns the path of a file URI, or undefined for other URIs. */
export function pathOf(uri: string): string | undefined {
  try {
    return uri.startsWith("file:") ? fileURLToPath(uri) : undefined;
  } catch {
    return undefined;
  }
}

/** All open texts, each with its settings. */
export class OpenTexts {
  readonly #engine: Engine;
  #late: SlowerReader | undefined;
  readonly #deciding: DecisionReader;
  readonly #publisher: FindingsPublisher;
  readonly #open = new Map<string, OpenText>();
  /** The paths of the folders open in the editor. */
  folders: readonly string[] = [];

  constructor(engine: Engine, late: SlowerReader | undefined, deciding: DecisionReader, publisher: FindingsPublisher) {
    this.#engine = engine;
    this.#late = late;
    this.#deciding = deciding;
    this.#publisher = publisher;
  }

  /** Sets the slower checker. */
  set late(late: SlowerReader | undefined) {
    if (late === this.#late) return;
    this.#late = late;
    for (const text of this.#open.values()) text.late = late?.reader;
  }

  get(uri: string): OpenText | undefined {
    return this.#open.get(uri);
  }

  open(item: TextDocumentItem): void {
    this.close(item.uri);
    const format = formatIn(item.languageId, pathOf(item.uri) ?? "");
    if (!format) return;
    const host = {
      engine: this.#engine,
      said: (text: OpenText) => this.#publisher.said(text),
      rested: (text: OpenText) => this.#publisher.rested(text),
    };
    const text = new OpenText(host, item, format, this.#decisionsOf(item.uri));
    text.late = this.#late?.reader;
    this.#open.set(item.uri, text);
  }

  change({ textDocument: { uri, version }, contentChanges }: DidChangeTextDocumentParams): void {
    const text = this.#open.get(uri);
    text?.change(contentChanges, version);
    if (text) this.#publisher.edited(text);
  }

  saved(uri: string): void {
    this.#open.get(uri)?.hearEnglish();
    this.decideAnew();
  }

  close(uri: string): void {
    const text = this.#open.get(uri);
    if (!text) return;
    this.#open.delete(uri);
    text.close();
    this.#publisher.closed(text);
  }

  /** Reads changed settings files, and applies them to the texts they affect. */
  decideAnew(): void {
    for (const text of this.#open.values()) text.decide(this.#decisionsOf(text.uri));
  }

  #decisionsOf(uri: string): Decisions {
    const { folder, root } = foldersOf(pathOf(uri), this.folders);
    return this.#deciding.in(folder, root);
  }
}
