import { Explained } from "./say.mjs";

/** The address of a server as somebody has written it, without a slash at its end. `script` is what they have called. */
export function addressOf(written = "", script) {
  if (!/^https?:\/\/[^/]/.test(written))
    throw new Explained(`Specify the server: npm run ${script} -- https://words.example`);
  return written.replace(/\/+$/, "");
}
