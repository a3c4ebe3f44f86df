import { z } from "zod";
import type { Told } from "../shared/beginning.ts";
import { keep, kept } from "./kept.ts";

/** Tells the scripts beside all pages. Nobody need listen. */
export async function tellPages(told: Told): Promise<void> {
  const tabs = await chrome.tabs.query({});
  await Promise.allSettled(tabs.map(({ id }) => (id === undefined ? undefined : chrome.tabs.sendMessage(id, told))));
}

/** Tells those beside the page that is looked at. */
export async function tellPage(told: Told): Promise<void> {
  const [tab] = await chrome.tabs.query({ active: true, lastFocusedWindow: true });
  if (tab?.id !== undefined) await chrome.tabs.sendMessage(tab.id, told).catch(() => undefined);
}

const frame = z.object({ tab: z.int(), frame: z.int() });

/** Somebody writes in this frame now. */
export async function writtenIn({ tab, frameId }: chrome.runtime.MessageSender): Promise<void> {
  if (tab?.id !== undefined && frameId !== undefined) await keep("written-in", { tab: tab.id, frame: frameId });
}

/** Tells the frame of a tab that somebody has written in last. Answers whether there is one. */
export async function tellWritten(tab: number, told: Told): Promise<boolean> {
  const last = frame.safeParse(await kept("written-in"));
  if (!last.success || last.data.tab !== tab) return false;
  const answer: unknown = await chrome.tabs.sendMessage(tab, told, { frameId: last.data.frame }).catch(() => false);
  return answer === true;
}
