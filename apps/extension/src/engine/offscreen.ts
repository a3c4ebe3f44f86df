import { enginePort } from "../shared/page-port.ts";
import type { EngineWishes } from "./engine-wishes.ts";
import { Relay } from "./relay.ts";
import { startWorker } from "./start-worker.ts";

/** The engine's place where the background has no threads: Chrome and Edge. */
const relay = new Relay(
  startWorker,
  async () => (await chrome.runtime.sendMessage({ what: "engine-wishes" })) as EngineWishes,
  () => window.close(),
);
chrome.runtime.onConnect.addListener((port) => {
  if (port.name === enginePort && port.sender?.id === chrome.runtime.id) relay.accept(port);
});
relay.wake();
