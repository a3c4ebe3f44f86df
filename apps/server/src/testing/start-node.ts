import { spawn } from "node:child_process";

/** A server in a process of its own. */
export interface RunningNode {
  readonly url: string;
  stop(): Promise<void>;
}

/** Runs a server's program until it says its address; fails with what it complains of when it ends before. */
export function startNode(program: string, settings: Readonly<Record<string, string>>): Promise<RunningNode> {
  const child = spawn(process.execPath, [program], {
    env: {
      ...process.env,
      PORT: "0",
      HOUSESTYLE_ALLOWED_ORIGINS: "http://housestyle.test",
      HOUSESTYLE_CHECK_THREADS: "1",
      HOUSESTYLE_RATE_LIMIT: "off",
      ...settings,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const ended = new Promise<void>((done) => child.once("exit", () => done()));
  const stop = () => {
    child.kill("SIGTERM");
    return ended;
  };
  let said = "";
  child.stderr.on("data", (part) => {
    said += String(part);
  });
  return new Promise((done, fail) => {
    child.stdout.on("data", (part) => {
      const found = /http:\/\/\S+/.exec(String(part));
      if (found) done({ url: found[0], stop });
    });
    child.once("exit", () => fail(new Error(said)));
  });
}
