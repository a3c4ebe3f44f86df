import { fork } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { closedRoom } from "@housestyle/files/process";
import { expect, test } from "vitest";
import { codeOf } from "./code-of.ts";

test("what reads foreign files cannot read the secret, nor write, nor start anything", async () => {
  const repository = join(import.meta.dirname, "../../../..");
  const secret = join(mkdtempSync(join(tmpdir(), "hs-data-")), "secret");
  writeFileSync(secret, "kept to ourselves");
  const program = join(import.meta.dirname, "../testing/try-paths.ts");
  const child = fork(program, {
    env: {},
    execArgv: closedRoom(codeOf(program), 160),
    stdio: ["ignore", "ignore", "ignore", "ipc"],
  });
  const closed = [
    secret,
    join(repository, ".data/secret"),
    `/proc/${process.pid}/environ`,
    "/etc/passwd",
    join(repository, ".git/config"),
  ];
  child.send(closed);
  const [ends] = await once(child, "message");
  const denied = "ERR_ACCESS_DENIED";
  expect(ends).toEqual(closed.map((path) => [path, denied, denied, denied]));
  expect(readFileSync(secret, "utf8")).toBe("kept to ourselves");
});
