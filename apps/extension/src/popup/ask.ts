import type { OwnRequest } from "../shared/own-requests.ts";
import type { PopUpState, SignInResult, SnippetName } from "../shared/pop-up-state.ts";

type PopUpRequest = Exclude<
  OwnRequest,
  { what: "sign-in" | "connect" | "engine-wishes" | "snippets" | "insert-snippet" }
>;

/** Asks the background, and answers how things stand then. */
export const askState = (request: PopUpRequest): Promise<PopUpState> => chrome.runtime.sendMessage(request);

export const askSignIn = (server: string, key: string): Promise<SignInResult> =>
  chrome.runtime.sendMessage({ what: "sign-in", server, key } satisfies OwnRequest);

/** Ends when somebody has said yes or no on the page of the server. */
export const askConnect = (server: string): Promise<SignInResult> =>
  chrome.runtime.sendMessage({ what: "connect", server } satisfies OwnRequest);

export const askSnippets = (): Promise<readonly SnippetName[]> =>
  chrome.runtime.sendMessage({ what: "snippets" } satisfies OwnRequest);

/** Answers whether there was somewhere to write. */
export const insertSnippet = (id: number): Promise<boolean> =>
  chrome.runtime.sendMessage({ what: "insert-snippet", id } satisfies OwnRequest);
