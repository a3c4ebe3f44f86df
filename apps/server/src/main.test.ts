import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { Agent, get } from "node:http";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, afterEach, expect, test } from "vitest";
import { livingPostmaster } from "./db/embedded/postmaster-file.ts";
import { program } from "./testing/program.ts";
import { texts } from "./texts.ts";

const folder = mkdtempSync(join(tmpdir(), "hs-main-"));
const running = new Set<ChildProcess>();
afterEach(async () => {
  for (const child of running) {
    child.kill("SIGTERM");
    await ended(child);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function ended(child: ChildProcess): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve(child.exitCode);
  return new Promise((done) => child.once("exit", (code) => done(code)));
}

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [program("main")], {
    env: {
      ...process.env,
      DATABASE_URL: "",
      PORT: "0",
      HOUSESTYLE_DATA: folder,
      HOUSESTYLE_CHECK_THREADS: "1",
      ...env,
    },
    stdio: ["ignore", "pipe", "pipe"],
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  let out = "";
  let err = "";
  child.stderr.on("data", (part) => {
    err += String(part);
  });
  const url = new Promise<string>((done, fail) => {
    child.stdout.on("data", (part) => {
      out += String(part);
      const found = /http:\/\/\S+/.exec(out);
      if (found) done(found[0]);
    });
    child.once("exit", () => fail(new Error(`ended before it was ready: ${err}`)));
  });
  url.catch(() => {});
  return { child, url, output: () => out, errors: () => err };
}

test("begins what takes longest first, says its address once, serves, and stops in good order with a client that keeps its connection", async () => {
  const began = join(folder, "began");
  const preload = pathToFileURL(join(import.meta.dirname, "testing", "note-start.ts"));
  const { child, url, output, errors } = start({ NODE_OPTIONS: `--import=${preload}`, NOTE_START: began });
  const address = await url;
  // The thread that checks reads its code, and the database begins, while the features' code is still to be read.
  expect(readFileSync(began, "utf8").split("\n")).toEqual(["thread", "database", "features", ""]);
  const agent = new Agent({ keepAlive: true });
  const status = await new Promise((done, fail) => {
    get(`${address}/api/v1/ready`, { agent }, (response) => {
      response.resume().on("end", () => done(response.statusCode));
    }).on("error", fail);
  });
  expect(status).toBe(200);
  child.kill("SIGTERM");
  expect(await ended(child)).toBe(0);
  agent.destroy();
  expect(output().match(/http:/g)).toHaveLength(1);
  expect(errors()).toBe("");
});

test("a start with another secret is refused, and leaves no database running", async () => {
  const { child, errors } = start({ HOUSESTYLE_SECRET: "another secret, as long as it has to be" });
  expect(await ended(child)).toBe(1);
  expect(errors()).toBe(`${texts.start.otherSecret}\n`);
  expect(livingPostmaster(join(folder, "postgres"))).toBeUndefined();
});

test("a port that is taken is named, and the way out", async () => {
  const other = createServer();
  await new Promise<void>((done) => other.listen(0, "127.0.0.1", done));
  const { port } = other.address() as { port: number };
  const { child, errors, output } = start({ PORT: String(port) });
  expect(await ended(child)).toBe(1);
  other.close();
  expect(errors()).toBe(`Port ${port} is already in use. Choose another with PORT.\n`);
  expect(output()).toBe("");
});

test("a setting that cannot be used is named", async () => {
  const { child, errors } = start({ PORT: "http" });
  expect(await ended(child)).toBe(1);
  expect(errors()).toMatch(/^Invalid setting PORT: .*\n$/);
});

test("a data folder that cannot be used is named", async () => {
  const file = join(folder, "file");
  writeFileSync(file, "");
  const { child, errors } = start({ HOUSESTYLE_DATA: join(file, "data") });
  expect(await ended(child)).toBe(1);
  expect(errors()).toBe(
    `The data folder ${file}/data is not writable. Change its owner, or choose another with HOUSESTYLE_DATA.\n`,
  );
});
