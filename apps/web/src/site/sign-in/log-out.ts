import { askServer } from "./ask-server.ts";

/** Signs out here and goes to a path as a stranger. The page is loaded anew, so nothing of the account is left in it. Throws as `ask` does. */
export async function logOut(to = "/"): Promise<void> {
  await askServer((server) => server.logOut({}));
  location.assign(to);
}
