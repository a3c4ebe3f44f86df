import { type Checker, portOf } from "@housestyle/checker";
import type { RuleInfo, Settings } from "@housestyle/engine";
import type { DocumentBlock } from "@housestyle/surfaces/prosemirror";
import { depth } from "../../deeper/depth.ts";
import { askOffer, type DeepCheckOffer, keepOffer } from "../../deeper/offer.ts";
import { deeper } from "../../deeper/state.ts";
import type { Store } from "../../store.ts";
import type { ControllerState } from "../controller/controller-state.ts";
import { settingsOf } from "../controller/settings-of.ts";
import type { LateOrder } from "./late-order.ts";
import { whenDead } from "./life-of-worker.ts";

/** Has a text read behind the rules, as deeply as this device is set to, by a worker of its own. */
export class DeeperReading {
  /** What may be said. */
  rules: readonly RuleInfo[] = [];
  readonly #checker: Checker<DocumentBlock>;
  readonly #state: Store<ControllerState>;
  readonly #stopFollowing: () => void;
  /** What there is, once that was asked for. */
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

  /** Begins, with what is offered, as is chosen; lets go of what was before. */
  begin(): void {
    this.#letGo();
    const chosen = depth.read();
    const { offer } = deeper.read();
    this.#begun = chosen;
    if (chosen === "off" || chosen === "ask") this.#rest();
    else if (offer) this.#open({ depth: chosen, model: offer.model, runtime: offer.runtime });
  }

  /** What the worker says of itself. */
  heard(said: readonly RuleInfo[] | "failed"): void {
    if (said === "failed") {
      this.#fail();
      return;
    }
    this.rules = said;
    const { rules } = this.#state.read();
    this.#state.set({ rules: new Map([...rules, ...said.map((rule) => [rule.id, rule] as const)]) });
    deeper.set({ reading: "on" });
    const { offer } = deeper.read();
    if (offer) void keepOffer(offer);
  }

  /** The text is left. */
  stop(): void {
    this.#stopFollowing();
    this.#letGo();
    deeper.set({ reading: "off" });
  }

  /** Somebody has said something. Where a team says off, or nobody knows yet, not even the offer is asked for. */
  #follow(): void {
    const team = depth.team();
    if (team === undefined || team?.Depth === "off") {
      deeper.set({ offer: undefined });
      this.#offer = undefined;
      this.begin();
    } else if (!this.#offer) void this.#look();
    else if (depth.read() !== this.#begun) this.begin();
  }

  async #look(): Promise<void> {
    const asked = askOffer().catch(() => undefined);
    this.#offer = asked;
    const offer = await asked;
    // A team may have said off meanwhile.
    if (this.#offer !== asked) return;
    deeper.set({ offer });
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
    thread.addEventListener("message", () => whenDead(order.life, signal, fail), { signal, once: true });
    this.#worker = { thread, gone };
    deeper.set({ reading: "loading" });
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
    deeper.set({ reading: deeper.read().reading === "on" ? "stopped" : "failed" });
  }

  #rest(): void {
    if (deeper.read().reading !== "off") this.#checker.connectLate(undefined, this.#dialect, this.#settings);
    deeper.set({ reading: "off" });
  }

  get #dialect() {
    return this.#state.read().personal.preferences.dialect;
  }

  get #settings(): Settings {
    return settingsOf(this.#state.read());
  }
}
