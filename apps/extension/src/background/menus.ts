import { texts } from "../texts.ts";
import { readAccount } from "./account.ts";
import { hostOf, silenceOn } from "./sites.ts";
import { captureSnippet } from "./snippets.ts";
import { readWishes } from "./wishes.ts";

type Clicked = chrome.contextMenus.OnClickData;

/** A word, as it may be looked up. */
const longestWord = 100;

/** What the browser offers for words that are selected, on any page: only to whoever is signed in, as a server has to be asked. */
export async function offerMenus(): Promise<void> {
  await chrome.contextMenus.removeAll();
  if (!(await readAccount())) return;
  const contexts = ["selection"] as const;
  chrome.contextMenus.create({ id: "capture", title: texts.capture, contexts: [...contexts] });
  chrome.contextMenus.create({ id: "look-up", title: texts.lookUp, contexts: [...contexts] });
}

/** Does what was chosen. What stands on the site of a bank is left there. */
export async function chosen(
  { menuItemId, selectionText = "", pageUrl }: Clicked,
  tab?: chrome.tabs.Tab,
): Promise<void> {
  const account = await readAccount();
  const host = hostOf(tab?.url ?? pageUrl);
  if (!account || silenceOn(host, await readWishes()) === "bank") return;
  if (menuItemId === "look-up") {
    const word = selectionText.trim().slice(0, longestWord).toLowerCase();
    await chrome.tabs.create({ url: new URL(`/word-explorer/${encodeURIComponent(word)}`, account.server).href });
    return;
  }
  const isKept = await captureSnippet(selectionText);
  await chrome.action.setBadgeText({ ...(tab?.id !== undefined && { tabId: tab.id }), text: isKept ? "✓" : "!" });
}
