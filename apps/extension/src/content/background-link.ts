import type { PageRequest } from "../shared/requests.ts";

/** Asks the background. Undefined when it does not answer: the extension may have been renewed or taken away. */
export async function askBackground<Answer>(request: PageRequest): Promise<Answer | undefined> {
  try {
    return (await chrome.runtime.sendMessage(request)) as Answer | undefined;
  } catch {
    return undefined;
  }
}
