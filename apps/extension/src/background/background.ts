import { ownRequest } from "../shared/own-requests.ts";
import { pageRequest } from "../shared/requests.ts";
import { answerOwn } from "./answer-own.ts";
import { answerPage } from "./answer-page.ts";
import { checkThere } from "./check-there.ts";
import { engineHome } from "./engine-home.ts";
import { engineWishes } from "./engine-wishes.ts";
import { chosen, offerMenus } from "./menus.ts";
import { notifyPage } from "./notify-pages.ts";

const home = engineHome(engineWishes, checkThere);
const own = chrome.runtime.getURL("");

chrome.runtime.onMessage.addListener((message: unknown, sender, answer) => {
  if (sender.id !== chrome.runtime.id) return;
  const answering = answerTo(message, sender);
  answering?.then(answer, () => answer(undefined));
  return answering !== undefined;
});

/** Pages of the extension itself may ask more than scripts beside the pages of others. What is no question is not answered. */
function answerTo(message: unknown, sender: chrome.runtime.MessageSender): Promise<unknown> | undefined {
  if (sender.url?.startsWith(own)) {
    const asked = ownRequest.safeParse(message);
    return asked.success ? answerOwn(asked.data) : undefined;
  }
  const asked = pageRequest.safeParse(message);
  return asked.success ? answerPage(asked.data, sender, home) : undefined;
}

chrome.runtime.onInstalled.addListener(() => void offerMenus());
chrome.runtime.onStartup.addListener(() => void offerMenus());
chrome.contextMenus.onClicked.addListener((clicked, tab) => void chosen(clicked, tab));
chrome.commands.onCommand.addListener((command) => void notifyPage({ told: "command", command }));
