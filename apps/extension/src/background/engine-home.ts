import type { CheckElsewhere } from "@housestyle/checker";
import type { EngineWishes } from "../engine/engine-wishes.ts";
import { Relay } from "../engine/relay.ts";
import { startWorker } from "../engine/start-worker.ts";
import { enginePort } from "../shared/page-port.ts";

const page = "src/engine/offscreen.html";

/** Where the engine lives in this browser. */
export interface EngineHome {
  /** Has it ready for ports. */
  wake(): Promise<void>;
}

/** In a document of its own where the background has no threads, else here. */
export function engineHome(wishes: () => Promise<EngineWishes>, checkThere: CheckElsewhere): EngineHome {
  return typeof Worker === "undefined" ? offscreen() : here(wishes, checkThere);
}

function here(wishes: () => Promise<EngineWishes>, checkThere: CheckElsewhere): EngineHome {
  const relay = new Relay(startWorker, wishes, checkThere);
  chrome.runtime.onConnect.addListener((port) => {
    if (port.name === enginePort && port.sender?.id === chrome.runtime.id) relay.accept(port);
  });
  return { wake: async () => relay.wake() };
}

function offscreen(): EngineHome {
  let coming: Promise<void> | undefined;
  const open = async (): Promise<void> => {
    const contexts = await chrome.runtime.getContexts({ contextTypes: ["OFFSCREEN_DOCUMENT"] });
    if (contexts.length > 0) return;
    await chrome.offscreen.createDocument({
      url: page,
      reasons: ["WORKERS"],
      justification: "Runs the checker in a worker on this device.",
    });
  };
  return {
    wake() {
      coming ??= open().finally(() => {
        coming = undefined;
      });
      return coming;
    },
  };
}
