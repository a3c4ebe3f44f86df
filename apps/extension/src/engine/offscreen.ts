import type { FoundElsewhere } from "@housestyle/checker";
import type { OwnRequest } from "../shared/own-requests.ts";
import { enginePort } from "../shared/page-port.ts";
import type { EngineWishes } from "./engine-wishes.ts";
import { Relay } from "./relay.ts";
import { startWorker } from "./start-worker.ts";

/** The engine's place where the background has no threads: Chrome and Edge. */
const relay = new Relay(
  startWorker,
  async () => (await chrome.runtime.sendMessage({ what: "engine-wishes" })) as EngineWishes,
  async (text) =>
    (await chrome.runtime.sendMessage({ what: "check-there", text } satisfies OwnRequest)) as
      | FoundElsewhere
      | undefined,
  () => window.close(),
);
chrome.runtime.onConnect.addListener((port) => {
  if (port.name === enginePort && port.sender?.id === chrome.runtime.id) relay.accept(port);
});
relay.wake();
