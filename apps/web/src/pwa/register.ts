import { announceUpdate } from "./updates.ts";

/** How often an open page looks for a new version, in milliseconds. */
const every = 60 * 60_000;

/**
 * Has the browser keep this page, so that it works without a network, and says so when a newer one is there. The newer
 * one takes over only when somebody asks for it. Does nothing where a browser does not do such things.
 */
export async function registerPage(): Promise<void> {
  if (!("serviceWorker" in navigator)) return;
  const { serviceWorker } = navigator;
  // The first visit is taken over, too, and needs no reload.
  let isFirst = serviceWorker.controller === null;
  serviceWorker.addEventListener("controllerchange", () => {
    if (!isFirst) location.reload();
    isFirst = false;
  });
  try {
    const registration = await serviceWorker.register("/service-worker.js", { updateViaCache: "none" });
    if (registration.waiting && serviceWorker.controller) announceUpdate(registration.waiting);
    registration.addEventListener("updatefound", () => {
      const { installing } = registration;
      installing?.addEventListener("statechange", () => {
        if (installing.state === "installed" && serviceWorker.controller) announceUpdate(installing);
      });
    });
    setInterval(() => void registration.update().catch(() => {}), every);
  } catch {
    // Private windows may forbid it; the page works as long as there is a network.
  }
}
