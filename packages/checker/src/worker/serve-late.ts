import type { RuleInfo } from "@housestyle/engine";
import type { FromWorker, ToWorker } from "../messages.ts";
import { type LateHost, LateLoop } from "./late-loop.ts";

/** What reads behind the rules, once it is there. */
export interface LateSource {
  readonly rules: readonly RuleInfo[];
  readonly read: LateHost["read"];
  /** Comes when it can read no more. */
  readonly broken: Promise<void>;
}

/** Makes the worker it runs in one that reads behind the rules: call it first. One that cannot be opened, or breaks, says that it has failed. */
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
