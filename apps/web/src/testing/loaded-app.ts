import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { BrowserContext, Page } from "playwright-core";
import { builtPage } from "./serve-page.ts";

/** An address where the app renders nothing until it knows who is logged in. */
const blankAddress = "/word-explorer";

/** What is thrown when the state of the app is not found. */
export const unknownForm = "The page keeps its state in a form that its tests do not know.";

/** How long a page may take to come to rest, in milliseconds; after that it is loaded again. */
const patience = 2_000;
/** The time between two looks whether it has, in milliseconds. */
const pause = 10;

/** The built files that hold the session, the query cache, and the toasts, which outlive every screen. */
const stateful = scripts().filter((name) =>
  /IsCurrentUser eq true|new \w+\(\{defaultOptions:\{queries|\{leaving:!0\}/.test(built(name)),
);

/** The built files of the workers that check the text and tell reports of it. They keep nothing of a text that was closed. */
const harmless = scripts().filter(
  (name) => name.startsWith("worker-") && /phrases|create-report-session/.test(built(name)),
);
if (harmless.length !== 2 || stateful.length === 0) throw new Error(unknownForm);

/** Pages that cannot be used again without loading them. */
const spoiled = new WeakSet<Page>();

function scripts(): string[] {
  return readdirSync(join(builtPage, "assets")).filter((name) => name.endsWith(".js"));
}

function built(name: string): string {
  return readFileSync(join(builtPage, "assets", name), "latin1");
}

/** Marks a page whose globals a test replaces: the next test gets a page that is loaded again. */
export function spoil(page: Page): void {
  spoiled.add(page);
}

/** Whether the app in this page can be unmounted and started again. */
export function isReusable(page: Page): boolean {
  return !spoiled.has(page);
}

/** Marks pages that start any other worker: deep checking remembers choices beyond a text. */
export function watchWorkers(page: Page): void {
  page.on("worker", (worker) => {
    if (!harmless.some((name) => worker.url().endsWith(`/${name}`))) spoil(page);
  });
  // Loading a page again makes it as good as new.
  page.on("framenavigated", (frame) => {
    if (frame === page.mainFrame() && frame.url().endsWith(".svg")) spoiled.delete(page);
  });
}

/** What is needed of the toasts. */
interface Toasts {
  read(): readonly { readonly id: number }[];
  close(id: number): void;
  release(): void;
  uses(device: "pointer"): void;
}

interface Held {
  heldSession?: PromiseWithResolvers<void> | undefined;
  /** How many requests have no answer yet, without those held back. */
  openRequests?: number;
}

/** Lets `unmountApp` hold back the request that asks who is logged in, and wait for all others, in every page of a browser. */
export async function watchRequests(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    const page = globalThis as Held;
    const { fetch } = globalThis;
    page.openRequests = 0;
    const counted = async (...args: Parameters<typeof fetch>) => {
      page.openRequests = (page.openRequests ?? 0) + 1;
      try {
        return await fetch(...args);
      } finally {
        page.openRequests -= 1;
      }
    };
    globalThis.fetch = (...args) => {
      const { heldSession } = page;
      if (!heldSession || !String(args[0]).endsWith("/api/v1/site")) return counted(...args);
      return heldSession.promise.then(() => counted(...args));
    };
  });
}

/**
 * Unmounts everything the app shows in a page and clears its state; its code stays loaded. Rejects when the app no longer
 * responds or keeps its state in a form that is not known here.
 */
export async function unmountApp(page: Page): Promise<void> {
  await page.evaluate(
    async ([files, address, patience, pause, unknown]) => {
      const modules: object[] = await Promise.all(files.map((file) => import(`/assets/${file}`)));
      const exported: unknown[] = modules.flatMap((module) => Object.values(module));
      const find = <Part>(isWanted: (part: object) => boolean): Part => {
        const found = exported.find((part) => typeof part === "object" && part !== null && isWanted(part));
        if (found === undefined) throw new Error(unknown);
        return found as Part;
      };
      const has = (part: object, ...names: readonly string[]) =>
        names.every((name) => typeof Reflect.get(part, name) === "function");
      const session = find<{ set(state: object): void }>(
        (part) => has(part, "read", "set", "subscribe") && "positions" in (part as { read(): object }).read(),
      );
      const queries = find<{ clear(): void }>((part) => has(part, "clear", "getQueryCache"));
      const toasts = find<Toasts>((part) => has(part, "show", "close", "hold", "release", "uses"));
      const root = document.getElementById("root");
      history.replaceState(null, "", address);
      (globalThis as Held).heldSession = Promise.withResolvers<void>();
      // An answer that was on its way may still say who is logged in.
      for (let calm = 0, looks = 0; calm < 2; looks++) {
        if (looks > patience / pause) throw new Error("The page still renders something or waits for an answer.");
        session.set({ kind: "unknown", site: undefined, profile: undefined, teams: [], positions: [] });
        await new Promise((done) => setTimeout(done, pause));
        calm = root?.firstChild || (globalThis as Held).openRequests ? 0 : calm + 1;
      }
      queries.clear();
      // A toast may stay for twenty seconds, and would be shown by the next test.
      toasts.release();
      toasts.uses("pointer");
      for (const { id } of toasts.read()) toasts.close(id);
    },
    [stateful, blankAddress, patience, pause, unknownForm] as const,
  );
}

/** Deletes what the app has kept in a page where it is unmounted. Rejects when a database stays open. */
export async function forgetKept(page: Page): Promise<void> {
  await page.evaluate(async (patience) => {
    for (const { name } of await indexedDB.databases()) {
      const deleting = indexedDB.deleteDatabase(name ?? "");
      await new Promise((done, fail) => {
        deleting.onsuccess = done;
        deleting.onerror = fail;
        // A write that has begun may finish.
        deleting.onblocked = () => setTimeout(() => fail(new Error(`${name} is still open.`)), patience);
      });
    }
    for (const name of Object.keys(document.documentElement.dataset)) delete document.documentElement.dataset[name];
    sessionStorage.clear();
    localStorage.clear();
    performance.clearResourceTimings();
    (globalThis as { toastsSaid?: string[] }).toastsSaid?.splice(0);
    scrollTo(0, 0);
  }, patience);
}

/** Starts the app at an address in a page where it was unmounted, as if the page had just been loaded there. */
export async function startApp(page: Page, address: string): Promise<void> {
  await page.evaluate((to) => {
    const { heldSession } = globalThis as Held;
    (globalThis as Held).heldSession = undefined;
    // Choices of the device are read again.
    dispatchEvent(new StorageEvent("storage", { key: null }));
    history.replaceState(null, "", to);
    heldSession?.resolve();
  }, address);
}
