import { ask } from "../../app/ask.ts";
import { server } from "../../app/server.ts";

/** Signs out here and goes to a path as a stranger. The page is loaded anew, so nothing of the account is left in it. Throws as `ask` does. */
export async function logOut(to = "/"): Promise<void> {
  await ask(server.logOut({}));
  location.assign(to);
}
