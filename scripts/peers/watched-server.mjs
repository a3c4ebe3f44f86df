import { spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { serverEnv, serverFlags } from "../lib/child.mjs";
import { freePort } from "../lib/free-port.mjs";
import { ownNode } from "../lib/own-node.mjs";
import { root } from "../lib/root.mjs";
import { scratch } from "./home.mjs";
import { watched } from "./watched.mjs";

/**
 * Starts the built server with a database of its own, and a port for clients of LanguageTool behind one where everything is
 * written down. `key` belongs to an account made for this.
 */
export async function watchedServer() {
  const [port, clientsPort] = [await freePort(), await freePort()];
  const [url, data] = [`http://127.0.0.1:${port}`, scratch("peers")];
  const server = spawn(ownNode(), [...serverFlags, "apps/server/dist/main.js"], {
    cwd: root,
    stdio: ["ignore", "ignore", "inherit"],
    env: {
      ...process.env,
      ...serverEnv,
      PORT: String(port),
      HOUSESTYLE_DATA: data,
      HOUSESTYLE_PUBLIC_URL: url,
      HOUSESTYLE_LANGUAGETOOL_PORT: String(clientsPort),
      HOUSESTYLE_RATE_LIMIT: "off",
    },
  });
  const gone = new Promise((done) => {
    server.once("exit", done);
  });
  while (!(await fetch(`${url}/api/v1/ready`).catch(() => undefined))?.ok) {
    if (server.exitCode !== null) throw new Error("The server ended before it was ready.");
    await new Promise((done) => setTimeout(done, 100));
  }
  const [door, textDoor] = [await watched(clientsPort), await watched(port)];
  return {
    port: door.port,
    /** Where clients of the public text API come in. */
    textPort: textDoor.port,
    seen: () => [...door.seen, ...textDoor.seen],
    forget() {
      for (const { seen } of [door, textDoor]) seen.length = 0;
    },
    key: await keyAt(url),
    async stop() {
      door.close();
      textDoor.close();
      server.kill("SIGTERM");
      await gone;
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/** The address and key of a new account. */
async function keyAt(url) {
  const headers = { "content-type": "application/json", origin: url, clientApp: "1" };
  const post = (path, body, more = {}) =>
    fetch(url + path, { method: "POST", headers: { ...headers, ...more }, body: JSON.stringify(body) });
  const username = "peers@example.org";
  const account = { Email: username, Password: "seven green bottles", HumanCheck: "human" };
  const signed = await post("/api/v1/signup", account);
  const cookie = signed.headers
    .getSetCookie()
    .map((line) => line.split(";")[0])
    .join("; ");
  const made = await post("/api/v1/tokens", { Name: "Peers", Scopes: ["check", "read", "write"] }, { cookie });
  return { username, apiKey: (await made.json()).Token };
}
