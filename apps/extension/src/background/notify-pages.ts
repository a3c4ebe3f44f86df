import { z } from "zod";
import type { BackgroundMessage } from "../shared/beginning.ts";
import { keep, kept } from "./kept.ts";

/** Tells the scripts beside all pages. Nobody need listen. */
export async function notifyPages(message: BackgroundMessage): Promise<void> {
  const tabs = await chrome.tabs.query({});
  await Promise.allSettled(tabs.map(({ id }) => (id === undefined ? undefined : chrome.tabs.sendMessage(id, message))));
}

/** Tells those beside the page that is looked at. */
export async function notifyPage(message: BackgroundMessage): Promise<void> {
  const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
  if (tab?.id !== undefined) await chrome.tabs.sendMessage(tab.id, message).catch(() => undefined);
}

const frame = z.object({ tab: z.int(), frame: z.int(), site: z.string() });

/** Somebody writes in this frame of a site now. */
export async function writtenIn({ tab, frameId }: chrome.runtime.MessageSender, site: string): Promise<void> {
  if (tab?.id !== undefined && frameId !== undefined) await keep("written-in", { tab: tab.id, frame: frameId, site });
}

/** The site of the frame of a tab that somebody has written in last; undefined for none. */
export async function siteWrittenIn(tab: number | undefined): Promise<string | undefined> {
  const last = frame.safeParse(await kept("written-in"));
  return last.success && last.data.tab === tab ? last.data.site : undefined;
}

/** Tells the frame of a tab that somebody has written in last. Answers what it answers; undefined when there is none. */
export async function notifyWritten(tab: number, message: BackgroundMessage): Promise<unknown> {
  const last = frame.safeParse(await kept("written-in"));
  if (!last.success || last.data.tab !== tab) return undefined;
  return chrome.tabs.sendMessage(tab, message, { frameId: last.data.frame }).catch(() => undefined);
}
