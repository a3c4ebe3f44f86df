import { type Checker, portOf } from "@housestyle/checker";
import type { RuleInfo, Settings } from "@housestyle/engine";
import type { DocumentBlock } from "@housestyle/surfaces/prosemirror";
import type { Store } from "@housestyle/ui/store";
import type { ControllerState } from "../editor/controller/controller-state.ts";
import { settingsOf } from "../editor/controller/settings-of.ts";
import { depth } from "./depth.ts";
import type { LateOrder } from "./late-order.ts";
import { cacheOffer, type DeepCheckOffer, fetchOffer } from "./offer.ts";
import { deepChecking } from "./state.ts";
import { whenWorkerEnds } from "./worker-life.ts";

/**
 * Has a text checked by the model in addition to the rules, as deeply as this device is set to, in a worker of its own.
 */
export class DeepCheck {
  /** The rules whose findings may be reported. */
  rules: readonly RuleInfo[] = [];
  readonly #checker: Checker<DocumentBlock>;
  readonly #state: Store<ControllerState>;
  readonly #stopFollowing: () => void;
  /** What the server offers, once that has been requested. */
  #offer: Promise<DeepCheckOffer | undefined> | undefined;
  /** What was begun with. */
  #begun = "";
  #worker: { readonly thread: Worker; readonly gone: AbortController } | undefined;

  constructor(checker: Checker<DocumentBlock>, state: Store<ControllerState>) {
    this.#checker = checker;
    this.#state = state;
    this.#stopFollowing = depth.subscribe(() => this.#follow());
    this.#follow();
  }

  /** Starts the worker with the offered model at the chosen depth, and stops the previous one. */
  begin(): void {
    this.#letGo();
    const chosen = depth.read();
    const { offer } = deepChecking.read();
    this.#begun = chosen;
    if (chosen === "off" || chosen === "ask") this.#rest();
    else if (offer) this.#open({ depth: chosen, model: offer.model, runtime: offer.runtime });
  }

  /** Handles the messages that the worker sends about itself. */
  receive(said: readonly RuleInfo[] | "failed"): void {
    if (said === "failed") {
      this.#fail();
      return;
    }
    this.rules = said;
    const { rules } = this.#state.read();
    this.#state.set({ rules: new Map([...rules, ...said.map((rule) => [rule.id, rule] as const)]) });
    deepChecking.set({ reading: "on" });
    const { offer } = deepChecking.read();
    if (offer) void cacheOffer(offer);
  }

  /** The text is left. */
  stop(): void {
    this.#stopFollowing();
    this.#letGo();
    deepChecking.set({ reading: "off" });
  }

  /**
   * Reacts to a changed choice. If a team has turned deep checking off, or its choice is not known yet, not even the
   * offer is requested.
   */
  #follow(): void {
    const team = depth.team();
    if (team === undefined || team?.Depth === "off") {
      deepChecking.set({ offer: undefined });
      this.#offer = undefined;
      this.begin();
    } else if (!this.#offer) void this.#look();
    else if (depth.read() !== this.#begun) this.begin();
  }

  async #look(): Promise<void> {
    const asked = fetchOffer().catch(() => undefined);
    this.#offer = asked;
    const offer = await asked;
    // A team may have said off meanwhile.
    if (this.#offer !== asked) return;
    deepChecking.set({ offer });
    if (offer) this.begin();
  }

  #open(wanted: Omit<LateOrder, "life">): void {
    const order: LateOrder = { ...wanted, life: `housestyle-late-${crypto.randomUUID()}` };
    const thread = new Worker(new URL("./late-worker.ts", import.meta.url), {
      type: "module",
      name: JSON.stringify(order),
    });
    const gone = new AbortController();
    const { signal } = gone;
    const fail = () => {
      if (!signal.aborted) this.#fail();
    };
    thread.addEventListener("error", fail, { signal });
    thread.addEventListener("message", () => whenWorkerEnds(order.life, signal, fail), { signal, once: true });
    this.#worker = { thread, gone };
    deepChecking.set({ reading: "loading" });
    this.#checker.connectLate(portOf(thread), this.#dialect, this.#settings);
  }

  #letGo(): void {
    this.#worker?.gone.abort();
    this.#worker?.thread.terminate();
    this.#worker = undefined;
  }

  #fail(): void {
    this.#letGo();
    this.#checker.connectLate(undefined, this.#dialect, this.#settings);
    deepChecking.set({ reading: deepChecking.read().reading === "on" ? "stopped" : "failed" });
  }

  #rest(): void {
    if (deepChecking.read().reading !== "off") this.#checker.connectLate(undefined, this.#dialect, this.#settings);
    deepChecking.set({ reading: "off" });
  }

  get #dialect() {
    return this.#state.read().personal.preferences.dialect;
  }

  get #settings(): Settings {
    return settingsOf(this.#state.read());
  }
}
