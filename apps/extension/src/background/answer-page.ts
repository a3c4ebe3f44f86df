import type { Beginning } from "../shared/beginning.ts";
import type { PageRequest } from "../shared/requests.ts";
import { renewTeamSettings } from "./account.ts";
import { addWord } from "./add-word.ts";
import { countEvent } from "./count-event.ts";
import type { EngineHome } from "./engine-home.ts";
import { isSentAway } from "./engine-wishes.ts";
import { inject } from "./inject.ts";
import { notifyPages, writtenIn } from "./notify-pages.ts";
import { hostOf, silenceOn } from "./sites.ts";
import { changeWishes, readWishes } from "./wishes.ts";

type Sender = chrome.runtime.MessageSender;

/** So many that were ignored are kept; the oldest go. */
const most = 2_000;

/** Answers a script beside a page. What it gets is about its own site only. */
export async function answerPage(request: PageRequest, sender: Sender, home: EngineHome): Promise<unknown> {
  const site = siteOf(sender);
  const wishes = await readWishes();
  const isOn = silenceOn(site, wishes) === undefined && silenceOn(hostOf(sender.tab?.url), wishes) === undefined;
  if (site === undefined || !isOn) return { isOn: false } satisfies Beginning;
  switch (request.what) {
    case "begin":
      await Promise.all([request.isThere ? undefined : inject("writing", sender), home.wake()]);
      void followHouse();
      return {
        isOn,
        ignored: wishes.ignored[site] ?? [],
        asked: wishes.asked[site] ?? [],
        isSentAway: await isSentAway(),
      } satisfies Beginning;
    case "here":
      void followHouse();
      return writtenIn(sender, site);
    case "silent":
      await writtenIn(sender, site);
      return wishes.asked[site]?.includes(request.key) === true;
    case "writing":
      return followHouse();
    case "card":
      return inject("card", sender);
    case "count":
      return count(request.count, sender);
    case "acted":
      return countEvent(request.event);
    case "add-word":
      await addWord(request.word);
      return notifyPages({ told: "changed" });
    case "turn-off":
      await changeWishes(({ disabled }) => ({ disabled: [...new Set([...disabled, request.rule])] }));
      return notifyPages({ told: "changed" });
    case "ignore":
      await changeWishes(({ ignored }) => ({
        ignored: { ...ignored, [site]: [...(ignored[site] ?? []), ...request.ignored].slice(-most) },
      }));
      return notifyPages({ told: "changed" });
  }
}

/** Whoever writes follows what their team has decided, a moment later on every page. */
async function followHouse(): Promise<void> {
  if (await renewTeamSettings()) await notifyPages({ told: "changed" });
}

/** The site a frame belongs to. One without an address of its own belongs to who made it. */
function siteOf({ origin, url, tab }: Sender): string | undefined {
  return hostOf(origin) ?? hostOf(url) ?? hostOf(tab?.url);
}

async function count(count: number, { tab }: Sender): Promise<void> {
  if (tab?.id === undefined) return;
  await chrome.action.setBadgeText({ tabId: tab.id, text: count === 0 ? "" : count > 99 ? "99+" : String(count) });
}
