import type { DocumentHost, HostEdit, HostParagraph, StorageScope, WriteResult } from "../host.ts";
import { withEdits } from "../host-surface.ts";

/** The desktop program behind the page. */
export interface DesktopBridge {
  ask(what: string, about?: object): Promise<unknown>;
}

/** Words that somebody has selected in some program. Corrected, they go into the clipboard as a whole. */
export class ClipboardHost implements DocumentHost {
  readonly client = 2;
  readonly #desktop: DesktopBridge;
  #lines: readonly HostParagraph[] | undefined;

  constructor(desktop: DesktopBridge) {
    this.#desktop = desktop;
  }

  async read(): Promise<readonly HostParagraph[]> {
    if (!this.#lines) {
      const text = String(await this.#desktop.ask("text"));
      this.#lines = text.split("\n").map((line, index) => ({ id: String(index), text: line }));
    }
    return this.#lines;
  }

  watch(): void {
    // The words were taken when the window opened, and nobody else writes in them.
  }

  async show(): Promise<void> {
    // The program they come from shows them.
  }

  async write(edits: readonly HostEdit[]): Promise<WriteResult> {
    const lines = await this.read();
    const known = new Map(lines.map((line) => [line.id, line.text]));
    if (!edits.every(({ id, text }) => known.get(id) === text)) return "changed";
    const now = lines.map(({ id, text }) => ({
      id,
      text: withEdits(
        text,
        edits.filter((edit) => edit.id === id),
      ),
    }));
    await this.#desktop.ask("put", { text: now.map(({ text }) => text).join("\n") });
    this.#lines = now;
    return "written";
  }

  async recall(memory: StorageScope, name: string): Promise<string | undefined> {
    return memory === "person" ? (localStorage.getItem(`housestyle.${name}`) ?? undefined) : undefined;
  }

  async keep(memory: StorageScope, name: string, value: string): Promise<void> {
    if (memory === "person") localStorage.setItem(`housestyle.${name}`, value);
  }
}
