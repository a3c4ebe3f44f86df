import { fillSnippet } from "@housestyle/panel/snippets";
import { Store } from "@housestyle/ui/store";
import { localOnly } from "../../app/local-only.ts";
import { server } from "../../app/server.ts";
import type { EditorController } from "../controller/editor-controller.ts";
import type { BrowserDatabase } from "../storage/shape.ts";
import { fieldsPlugin } from "./fields-plugin.ts";
import { insertSnippet } from "./insert-snippet.ts";
import type { Snippet } from "./snippet.ts";
import { inCaseOf } from "./trigger.ts";
import { triggerPlugin } from "./trigger-plugin.ts";

/** How a snippet was called. */
export type Called = "shortcut" | "palette" | "sidebar";

/** What is counted of an inserted snippet. */
export interface Inserted {
  readonly snippet: Snippet;
  readonly called: Called;
  readonly characters: number;
}

/** The snippets of the account and its teams, and the one being inserted. */
export interface SnippetsState {
  readonly snippets: readonly Snippet[];
  readonly state: "none" | "loading" | "ready" | "away";
  /** The snippets that a typed shortcut may stand for, while the writer is asked which one to insert. */
  readonly asked: readonly Snippet[] | undefined;
}

const page = 500;

/** Reads snippets, and writes them into the text. */
export class SnippetController {
  readonly state = new Store<SnippetsState>({ snippets: [], state: "none", asked: undefined });
  readonly #controller: EditorController;
  readonly #database: BrowserDatabase | undefined;
  readonly #inserted: (inserted: Inserted) => void;
  #account: number | undefined;
  /** The range that the next snippet replaces, if it was called by its shortcut. */
  #over: { readonly from: number; readonly to: number; readonly typed: string } | undefined;

  constructor(
    controller: EditorController,
    database: BrowserDatabase | undefined,
    inserted: (inserted: Inserted) => void,
  ) {
    this.#controller = controller;
    this.#database = database;
    this.#inserted = inserted;
    controller.addPlugins([
      fieldsPlugin(),
      triggerPlugin({
        sign: () => controller.state.read().personal.preferences.snippetSign,
        snippets: () => this.state.read().snippets,
        called: (snippets, from, to, typed) => this.#calledBy(snippets, { from, to, typed }),
      }),
    ]);
  }

  /** The snippets of this account from now on. */
  async use(account: number | undefined): Promise<void> {
    this.#account = undefined;
    if (account === undefined) {
      this.state.set({ snippets: [], state: "none" });
      return;
    }
    const kept = await this.#database?.get("answers", `snippets/${account}`);
    this.#account = account;
    if (Array.isArray(kept)) this.state.set({ snippets: kept, state: "ready" });
    else this.state.set({ state: "loading" });
    await this.refresh();
  }

  /** Reloads the snippets, since someone may have added one. The current ones stay until the answer arrives. */
  async refresh(): Promise<void> {
    const account = this.#account;
    if (account === undefined || localOnly.isOn()) return;
    const snippets = await readAll();
    if (account !== this.#account) return;
    if (!snippets) {
      if (this.state.read().state === "loading") this.state.set({ state: "away" });
      return;
    }
    this.state.set({ snippets, state: "ready" });
    // Where it cannot be kept, it is there as long as this page is.
    await this.#database?.put("answers", snippets, `snippets/${account}`).catch(() => {});
  }

  #calledBy(snippets: readonly Snippet[], over: { from: number; to: number; typed: string }): void {
    this.#over = over;
    const [only] = snippets;
    if (snippets.length === 1 && only) void this.insert(only, "shortcut");
    else this.openPalette(snippets);
  }

  /** Lets the writer choose, of all snippets or of some. */
  openPalette(asked?: readonly Snippet[]): void {
    this.state.set({ asked });
    this.#controller.show({ name: "snippets" });
  }

  /** The writer has chosen nothing. */
  cancel(): void {
    this.#over = undefined;
    this.state.set({ asked: undefined });
  }

  /** Writes a snippet at the caret, or over the shortcut that called it. */
  async insert(snippet: Snippet, called: Called): Promise<void> {
    const over = this.#over;
    this.cancel();
    const clipboard = /\{\{\s*clipboard\s*\}\}/.test(snippet.text) ? await clipboardText() : "";
    const { view } = this.#controller;
    if (!view || !this.#controller.state.read().isEditable) return;
    const { snippets } = this.state.read();
    const text = over ? inCaseOf(over.typed, snippet.shortcut, snippet.text) : snippet.text;
    const filled = fillSnippet(text, {
      today: new Date(),
      clipboard,
      snippet: (name) => snippets.find((each) => each.name.toLowerCase() === name.toLowerCase())?.text,
    });
    const { from, to } = over ?? view.state.selection;
    view.dispatch(insertSnippet(view.state, filled, from, to));
    view.focus();
    this.#inserted({ snippet, called: over ? "shortcut" : called, characters: filled.text.length });
  }
}

async function readAll(): Promise<Snippet[] | undefined> {
  const all: Snippet[] = [];
  for (;;) {
    const outcome = await server.listSnippets(undefined, { query: { Take: page, Skip: all.length } });
    if (outcome.kind !== "done") return undefined;
    all.push(
      ...outcome.value.map((row) => ({
        id: row.Id,
        folderId: row.SnippetFolderId,
        name: row.Name,
        text: row.Text,
        shortcut: row.Shortcut ?? "",
        description: row.Description,
        teamId: row.TeamId,
      })),
    );
    if (outcome.value.length < page || all.length >= (outcome.total ?? 0)) return all;
  }
}

/** What is on the clipboard; nothing where reading it is not allowed. */
async function clipboardText(): Promise<string> {
  try {
    return await navigator.clipboard.readText();
  } catch {
    return "";
  }
}
