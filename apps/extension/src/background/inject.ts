/** Has a part of the extension run beside the page a message came from, among what runs there already. */
export async function inject(part: "writing" | "card", { tab, frameId }: chrome.runtime.MessageSender): Promise<void> {
  if (tab?.id === undefined || frameId === undefined) return;
  await chrome.scripting.executeScript({ target: { tabId: tab.id, frameIds: [frameId] }, files: [`${part}.js`] });
}
