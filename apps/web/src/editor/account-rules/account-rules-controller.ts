import type { Finding } from "@housestyle/engine";
import { localOnly } from "../../app/local-only.ts";
import { server } from "../../app/server.ts";
import { depth } from "../../deep-checking/depth.ts";
import { editorAccountRules } from "../../texts/editor-account-rules.ts";
import { done } from "../../texts/editor-done.ts";
import type { EditorController } from "../controller/editor-controller.ts";
import { ignoreEverywhere, takeBack } from "../controller/ignore-commands.ts";
import { addWords, removeWords } from "../controller/personal-commands.ts";
import type { BrowserDatabase } from "../storage/shape.ts";
import { type AccountRules, noAccountRules } from "./account-rules.ts";
import { entryFor, withIgnore, withoutIgnore } from "./ignored-by-account.ts";
import { newestAnswers } from "./newest-answers.ts";
import { type AccountBundle, readBundle } from "./read-bundle.ts";

/**
 * Passes the rules and words of the account and its teams to the checker, and keeps them up to date while the page is
 * open.
 */
export class AccountRulesController {
  readonly #controller: EditorController;
  readonly #database: BrowserDatabase | undefined;
  #account: number | undefined;
  #tag = "";
  #listening: AbortController | undefined;
  /** Called to reload other data when something shared has changed. */
  readonly #changed: () => unknown;
  /** The news of two changes may arrive in the other order. */
  readonly #ask = newestAnswers();

  constructor(controller: EditorController, database: BrowserDatabase | undefined, changed: () => unknown) {
    this.#controller = controller;
    this.#database = database;
    this.#changed = changed;
  }

  /** Uses the rules of this account: first those stored on this device, then those from the server. */
  async use(account: number | undefined): Promise<void> {
    this.#listening?.abort();
    this.#account = account;
    this.#tag = "";
    if (account === undefined) {
      this.#controller.personal.follow(noAccountRules);
      depth.obey(null);
      return;
    }
    const kept = await this.#database?.get("answers", `rules/${account}`);
    const bundle = kept === undefined ? undefined : readBundle(kept);
    if (bundle) this.#adopt(bundle);
    if (!localOnly.isOn()) {
      this.#listen(account);
      await this.#load(account);
    }
    // Nothing is known, and nobody can be asked: then no team has a say.
    if (account === this.#account && depth.team() === undefined) depth.obey(null);
  }

  /** Loads what is new after something shared has changed. */
  async refresh(): Promise<void> {
    const account = this.#account;
    if (account === undefined || localOnly.isOn()) return;
    this.#changed();
    await this.#load(account);
  }

  /** Nothing is sent again that this device has already. */
  async #load(account: number): Promise<void> {
    const isNewest = this.#ask();
    try {
      const answer = await fetch("/api/v1/rules", {
        headers: { clientApp: "1", ...(this.#tag && { "if-none-match": `"${this.#tag}"` }) },
      });
      const bundle = answer.ok ? readBundle(await answer.json()) : undefined;
      if (!bundle || account !== this.#account || !isNewest()) return;
      this.#adopt(bundle);
      await this.#database?.put("answers", bundle, `rules/${account}`);
    } catch {
      // No network: what is known counts until there is one.
    }
  }

  #adopt(bundle: AccountBundle): void {
    this.#tag = bundle.Version;
    depth.obey(bundle.Deeper);
    this.#controller.personal.follow({
      settings: bundle.Settings,
      sources: bundle.Sources,
      ruleSources: bundle.RuleSources,
      goals: bundle.Goals,
    });
  }

  /** Listens for changes in one tab of a browser, which then tells the others. */
  #listen(account: number): void {
    const listening = new AbortController();
    this.#listening = listening;
    const { signal } = listening;
    const hold = () =>
      new Promise<void>((resolve) => {
        const source = new EventSource("/api/v1/events");
        source.addEventListener("rules", () => {
          void this.refresh().then(() => this.#controller.tabs.tell({ about: "house" }));
        });
        signal.addEventListener("abort", () => {
          source.close();
          resolve();
        });
      });
    navigator.locks.request(`housestyle-events-${account}`, { signal }, hold).catch(() => {
      // The page was left before its turn came.
    });
  }

  /**
   * Adds words to the dictionary of the account or of a team. They apply at once, and all of them can be undone in one
   * step.
   */
  async addWords(words: readonly string[], team?: { readonly id: number; readonly name: string }): Promise<void> {
    const { house: accountRules } = this.#controller.state.read();
    this.#controller.personal.follow(withWords(accountRules, words));
    const entries = words.map((word) => ({ word, ...(team && { teamId: team.id }) }));
    const outcome = await server.addDictionaryEntries(entries);
    if (outcome.kind === "done") {
      const ids = outcome.value.split(",");
      this.#controller.notify(editorAccountRules.added(words, team?.name), () => void this.#removeWords(words, ids));
      return;
    }
    this.#controller.personal.follow(withoutWords(this.#controller.state.read().house, words));
    if (outcome.kind !== "failed") return;
    if (outcome.status === -1) {
      const fresh = addWords(this.#controller, words);
      this.#controller.notify(editorAccountRules.addedHere(words), () => removeWords(this.#controller, fresh));
    } else this.#controller.notify(outcome.message);
  }

  async #removeWords(words: readonly string[], ids: readonly string[]): Promise<void> {
    this.#controller.personal.follow(withoutWords(this.#controller.state.read().house, words));
    const outcome = await server.deleteDictionaryEntries([...ids]);
    if (outcome.kind === "failed") this.#controller.notify(editorAccountRules.notRemoved);
  }

  /**
   * Ignores the rule's finding for these words in all texts of the account, at once. This can be undone in one step.
   */
  async ignore(finding: Finding): Promise<void> {
    const { personal } = this.#controller;
    personal.follow(withIgnore(this.#controller.state.read().house, finding));
    const outcome = await server.addDictionaryEntries([entryFor(finding)]);
    if (outcome.kind === "done") {
      const ids = outcome.value.split(",");
      this.#controller.notify(done.ignoredEverywhere(finding.text), () => void this.speakOf(finding, ids));
      return;
    }
    personal.follow(withoutIgnore(this.#controller.state.read().house, finding));
    if (outcome.kind !== "failed") return;
    if (outcome.status === -1) ignoreEverywhere(this.#controller, finding);
    else this.#controller.notify(outcome.message);
  }

  /**
   * Removes the dictionary entries that keep the rule from reporting these words. Returns whether they were removed.
   */
  async speakOf(said: Pick<Finding, "ruleId" | "text">, ids: readonly string[]): Promise<boolean> {
    this.#controller.personal.follow(withoutIgnore(this.#controller.state.read().house, said));
    takeBack(this.#controller, said.ruleId);
    const outcome = await server.deleteDictionaryEntries([...ids]);
    if (outcome.kind === "failed") this.#controller.notify(editorAccountRules.notRemoved);
    return outcome.kind === "done";
  }

  /** Proposes a word as a term of a team; its admins decide. */
  async propose(word: string, teamId: number): Promise<void> {
    const bases = await server.listTermBases(undefined, { query: { Filter: `TeamId eq ${teamId}` } });
    const base = bases.kind === "done" ? bases.value[0] : undefined;
    const outcome = await server.addTerms([{ Text: word, Status: "Pending", ...(base && { TermBaseId: base.Id }) }]);
    if (outcome.kind === "done") this.#controller.notify(editorAccountRules.proposed(word));
    else if (outcome.kind === "failed") this.#controller.notify(outcome.message);
  }

  dispose(): void {
    this.#listening?.abort();
  }
}

function withWords(accountRules: AccountRules, added: readonly string[]): AccountRules {
  return { ...accountRules, settings: { ...accountRules.settings, words: [...accountRules.settings.words, ...added] } };
}

function withoutWords(accountRules: AccountRules, gone: readonly string[]): AccountRules {
  const removed = new Set(gone);
  const words = accountRules.settings.words.filter((each) => !removed.has(typeof each === "string" ? each : each.text));
  return { ...accountRules, settings: { ...accountRules.settings, words } };
}
