import { execFile, spawn } from "node:child_process";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { promisify } from "node:util";

const run = promisify(execFile);

/** Runs git in a folder, which may ask a server of this process. Returns what it printed. */
export async function git(folder: string, ...args: readonly string[]): Promise<string> {
  const who = ["-c", "user.name=Test", "-c", "user.email=test@example.org", "-c", "commit.gpgsign=false"];
  const { stdout } = await run("git", [...who, ...args], { cwd: folder, timeout: 60_000 });
  return stdout;
}

/** A real Git server on this machine. */
export interface GitServer {
  readonly url: string;
  close(): Promise<void>;
}

/** Serves the bare repositories in a folder over HTTP, for reading and writing, with git's own program for servers. */
export async function startGitServer(root: string): Promise<GitServer> {
  const program = join((await git(root, "--exec-path")).trim(), "git-http-backend");
  const server = createServer((request, response) => answer(program, root, request, response));
  await new Promise<void>((resolve) => void server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => new Promise((resolve) => void server.close(() => resolve())),
  };
}

function answer(program: string, root: string, request: IncomingMessage, response: ServerResponse): void {
  const { pathname, search } = new URL(request.url ?? "/", "http://localhost");
  const child = spawn(program, {
    env: {
      ...process.env,
      ...{ GIT_PROJECT_ROOT: root, GIT_HTTP_EXPORT_ALL: "1", REMOTE_USER: "test", REMOTE_ADDR: "127.0.0.1" },
      ...{ PATH_INFO: pathname, QUERY_STRING: search.slice(1), REQUEST_METHOD: request.method },
      CONTENT_TYPE: request.headers["content-type"] ?? "",
      HTTP_CONTENT_ENCODING: request.headers["content-encoding"] ?? "",
      GIT_PROTOCOL: String(request.headers["git-protocol"] ?? ""),
    },
    stdio: ["pipe", "pipe", "inherit"],
  });
  request.pipe(child.stdin);
  const parts: Buffer[] = [];
  child.stdout.on("data", (part: Buffer) => parts.push(part));
  child.on("close", () => {
    const all = Buffer.concat(parts);
    const end = all.indexOf("\r\n\r\n");
    for (const line of all.subarray(0, end).toString("latin1").split("\r\n")) {
      const [name = "", value = ""] = line.split(/: (.*)/s);
      if (name === "Status") response.statusCode = Number.parseInt(value, 10);
      else response.setHeader(name, value);
    }
    response.end(all.subarray(end + 4));
  });
}
