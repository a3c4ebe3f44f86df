import type { ComparisonText } from "@housestyle/reports";
import { Store } from "@housestyle/ui/store";
import { readText } from "../../files/read-file.ts";
import type { ToReports } from "../messages.ts";
import { serverSources } from "./own-sources.ts";

/** What a text is compared with, as the page shows it. */
export interface ComparedState {
  /** How many of the server’s texts have been loaded, and of how many. Undefined before this was requested. */
  readonly server: "reading" | "away" | { readonly read: number; readonly total: number } | undefined;
  readonly files: readonly ComparisonText[];
  /** Names of files that are no text, or too long. */
  readonly refused: readonly string[];
}

const longestFile = 20_000_000;

/** Files chosen last, in whatever text: they stay as long as the page does, and on the device. */
let chosen: readonly ComparisonText[] = [];

/** Collects the texts to compare with, and passes them to the worker. */
export class Compared {
  readonly state = new Store<ComparedState>({ server: undefined, files: chosen, refused: [] });
  readonly #post: (message: ToReports) => void;
  #server: readonly ComparisonText[] = [];

  constructor(post: (message: ToReports) => void) {
    this.#post = post;
  }

  /** To a worker that knows nothing yet, or not enough any more. */
  send(): void {
    this.#post({ type: "sources", sources: [...this.#server, ...this.state.read().files] });
  }

  /** Reads what the server has for this person, once. */
  async withServer(): Promise<void> {
    const { server } = this.state.read();
    if (server !== undefined && server !== "away") return;
    this.state.set({ server: "reading" });
    const found = await serverSources();
    this.#server = found?.sources ?? [];
    this.state.set({ server: found ? { read: found.sources.length, total: found.total } : "away" });
    this.send();
  }

  async addFiles(files: readonly File[]): Promise<void> {
    const read = await Promise.all(
      files.map(async (file) => ({
        name: file.name,
        text: file.size > longestFile ? undefined : await readText(file),
      })),
    );
    const added = read.flatMap(({ name, text }) =>
      text === undefined ? [] : [{ id: `file/${name}`, title: name, text }],
    );
    const ids = new Set(added.map(({ id }) => id));
    this.#use([...this.state.read().files.filter(({ id }) => !ids.has(id)), ...added]);
    this.state.set({ refused: read.flatMap(({ name, text }) => (text === undefined ? [name] : [])) });
  }

  dropFile(id: string): void {
    this.#use(this.state.read().files.filter((file) => file.id !== id));
  }

  #use(files: readonly ComparisonText[]): void {
    chosen = files;
    this.state.set({ files });
    this.send();
  }
}
