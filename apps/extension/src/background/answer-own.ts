import type { SilentHere } from "../shared/beginning.ts";
import type { OwnRequest } from "../shared/own-requests.ts";
import type { PopUpState, SignInResult, SilentField } from "../shared/pop-up-state.ts";
import { readAccount, signIn, signInByPage, signOut } from "./account.ts";
import { checkThere } from "./check-there.ts";
import { engineWishes, isSentAway } from "./engine-wishes.ts";
import { offerMenus } from "./menus.ts";
import { notifyPages, notifyWritten, siteWrittenIn } from "./notify-pages.ts";
import { sentLately } from "./server.ts";
import { hostOf, silenceOn, switched } from "./sites.ts";
import { filledSnippet, snippetNames } from "./snippets.ts";
import { changeWishes, readWishes } from "./wishes.ts";

/** Answers a page of the extension itself. */
export async function answerOwn(request: OwnRequest): Promise<unknown> {
  switch (request.what) {
    case "engine-wishes":
      return engineWishes();
    case "check-there":
      return checkThere(request.text);
    case "state":
      return state();
    case "switch":
      await changeWishes((now) => switched(request.host, request.isOn, now));
      break;
    case "check-anyway":
      await checkAnyway(request.key, request.isOn);
      break;
    case "change":
      await changeWishes(() => request.change);
      break;
    case "snippets":
      return snippetNames();
    case "insert-snippet":
      return insert(request.id);
    case "sign-in":
      return signedIn(await signIn(request.server, request.key));
    case "connect":
      return signedIn(await signInByPage(request.server));
    case "sign-out":
      await signOut();
      // Whoever signs in next has not chosen to send anything.
      await changeWishes(() => ({ checks: "here" }));
      await offerMenus();
  }
  await notifyPages({ told: "changed" });
  return state();
}

/** Has silent places of a site checked all the same, or no longer. */
async function checkAnyway(key: string, isOn: boolean): Promise<void> {
  const site = await siteWrittenIn((await lookedAt())?.id);
  if (site === undefined) return;
  await changeWishes(({ asked }) => {
    const others = (asked[site] ?? []).filter((each) => each !== key);
    return { asked: { ...asked, [site]: isOn ? [...others, key] : others } };
  });
}

/** Why nothing is checked where the keyboard is. */
async function silentField(tab: number | undefined): Promise<SilentField | undefined> {
  const site = await siteWrittenIn(tab);
  if (site === undefined || tab === undefined) return undefined;
  const here = (await notifyWritten(tab, { told: "why", isSentAway: await isSentAway() })) as SilentHere | undefined;
  const { asked } = await readWishes();
  return here && { ...here, isAsked: here.key !== undefined && asked[site]?.includes(here.key) === true };
}

async function signedIn(end: SignInResult): Promise<SignInResult> {
  await offerMenus();
  if (end === "done") await notifyPages({ told: "changed" });
  return end;
}

async function state(): Promise<PopUpState> {
  const { mode, dialect, style, checks, level, picky, on, off } = await readWishes();
  const tab = await lookedAt();
  const host = hostOf(tab?.url);
  return {
    ...{ host, mode, dialect, style, checks, level, picky },
    silence: silenceOn(host, { mode, on, off }),
    field: await silentField(tab?.id),
    server: (await readAccount())?.server ?? "",
    sent: await sentLately(),
  };
}

/** Writes a snippet where somebody has just written. Answers whether it went there. */
async function insert(id: number): Promise<boolean> {
  const [text, tab] = await Promise.all([filledSnippet(id), lookedAt()]);
  if (text === undefined || tab?.id === undefined) return false;
  return (await notifyWritten(tab.id, { told: "insert", text })) === true;
}

/** The tab that is looked at. Where the pop-up is a page of its own, as on telephones, that before it. */
async function lookedAt(): Promise<chrome.tabs.Tab | undefined> {
  const tabs = await chrome.tabs.query({ lastFocusedWindow: true });
  const active = tabs.find((tab) => tab.active);
  if (active && !active.url?.startsWith(chrome.runtime.getURL(""))) return active;
  const others = tabs.filter(({ url }) => hostOf(url) !== undefined);
  return others.sort((a, b) => (b.lastAccessed ?? 0) - (a.lastAccessed ?? 0))[0];
}
