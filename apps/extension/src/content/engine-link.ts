import type { FromWorker, WorkerPort } from "@housestyle/checker";
import type { RuleInfo } from "@housestyle/engine";
import { enginePort, type FromEngine, type ToEngine } from "../shared/page-port.ts";

/** One text's way to the engine. */
export interface EngineLink extends WorkerPort {
  /** What people may read about a rule. */
  askRule(id: string): void;
  end(): void;
}

/** Opens it. By which settings the text is checked is not said here. `lost` is told when the other end has gone. */
export function openEngineLink(told: (id: string, rule: RuleInfo | undefined) => void, lost: () => void): EngineLink {
  const port = chrome.runtime.connect({ name: enginePort });
  const post = (message: ToEngine) => {
    try {
      port.postMessage(message);
    } catch {
      lost();
    }
  };
  port.onDisconnect.addListener(lost);
  return {
    postMessage(message) {
      if (message.type === "open") post({ type: "open" });
      else if (message.type === "splice" || message.type === "near") post(message);
    },
    listen(receive: (message: FromWorker) => void) {
      port.onMessage.addListener((message: FromEngine) => {
        if (message.type === "rule") told(message.id, message.rule);
        else receive(message);
      });
    },
    askRule: (id) => post({ type: "rule", id }),
    end: () => port.disconnect(),
  };
}
