import type { RuleInfo } from "@housestyle/engine";
import type { FromWorker, ToWorker } from "../messages.ts";
import { type LateHost, LateLoop } from "./late-loop.ts";

/** A checker that returns findings later than the rules, such as a neural model. */
export interface LateSource {
  readonly rules: readonly RuleInfo[];
  readonly read: LateHost["read"];
  /** Resolves when it can check no more. */
  readonly broken: Promise<void>;
}

/**
 * Turns the worker it is called in into a late checker. Call it first. Posts `failed` if the checker cannot be opened or
 * breaks.
 */
export function serveLate(open: () => Promise<LateSource>): void {
  const early: ToWorker[] = [];
  let loop: LateLoop | undefined;
  let source: LateSource | undefined;
  const receive = (message: ToWorker): void => {
    if (!source) early.push(message);
    else if (message.type === "open")
      loop = new LateLoop({ read: source.read, post }, message.dialect, message.settings);
    else loop?.receive(message);
  };
  addEventListener("message", ({ data }: MessageEvent<ToWorker>) => receive(data));
  open().then((opened) => {
    source = opened;
    post({ type: "late-ready", rules: opened.rules });
    for (const message of early.splice(0)) receive(message);
    return opened.broken.then(failed);
  }, failed);
}

const failed = () => post({ type: "failed" });

function post(message: FromWorker): void {
  self.postMessage(message, {});
}
