import { spawn, spawnSync } from "node:child_process";
import { chmodSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { pathToFileURL } from "node:url";

/** A LibreOffice without a screen, and a line to it. */
export interface Office {
  /** Gives it one command of `libre_office.py` and answers what it came to. */
  does(...command: readonly unknown[]): Promise<unknown>;
  /** The address of a file in its own folder. */
  address(name: string): string;
  end(): Promise<void>;
}

/** Debian's Python has `uno`, whichever comes first in the path. */
const python = "/usr/bin/python3";

/** Why LibreOffice cannot be tried here; undefined where it can. */
export function whyNoOffice(): string | undefined {
  if (spawnSync("soffice", ["--version"]).status !== 0) return "soffice is not installed: libreoffice-writer-nogui";
  const hasUno = existsSync(python) && spawnSync(python, ["-c", "import uno"]).status === 0;
  return hasUno ? undefined : "python3-uno is not installed";
}

/** LibreOffice with an extension that was installed as people install it. */
export async function startOffice(extension: Uint8Array): Promise<Office> {
  const folder = mkdtempSync(join(tmpdir(), "housestyle-office-"));
  const profile = `-env:UserInstallation=${pathToFileURL(join(folder, "profile")).href}`;
  // unopkg refuses to install for root alone: then somebody without rights does it, and everything else.
  const nobody = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};
  const env = { ...process.env, HOME: folder, SAL_USE_VCLPLUGIN: "svp" };
  chmodSync(folder, 0o777);
  const file = join(folder, "housestyle.oxt");
  writeFileSync(file, extension);
  const added = spawnSync("unopkg", ["add", "-f", profile, file], { env, ...nobody });
  if (added.status !== 0) throw new Error(`unopkg: ${added.stderr}`);
  const port = await freePort();
  const accept = `--accept=socket,host=127.0.0.1,port=${port};urp;`;
  const options = ["--headless", "--norestore", "--nologo", "--nofirststartwizard", profile, accept];
  const office = spawn("soffice", options, { env, stdio: "ignore", detached: true, ...nobody });
  const hand = spawn(python, [join(import.meta.dirname, "libre_office.py"), String(port)]);
  const complaints: string[] = [];
  hand.stderr.on("data", (part) => complaints.push(String(part)));
  const answers = createInterface({ input: hand.stdout })[Symbol.asyncIterator]();
  const does = async (...command: readonly unknown[]) => {
    hand.stdin.write(`${JSON.stringify(command)}\n`);
    const { value, done } = await answers.next();
    if (done) throw new Error(`LibreOffice: ${command.join(" ")}: ${complaints.join("").trim().split("\n").at(-1)}`);
    const answer = JSON.parse(value) as { readonly value?: unknown; readonly fault?: string };
    if (answer.fault !== undefined) throw new Error(`LibreOffice: ${command.join(" ")}: ${answer.fault}`);
    return answer.value;
  };
  return {
    does,
    address: (name) => {
      const texts = join(folder, "texts");
      mkdirSync(texts, { recursive: true, mode: 0o777 });
      chmodSync(texts, 0o777);
      return pathToFileURL(join(texts, name)).href;
    },
    async end() {
      await does("end").catch(() => {});
      hand.kill();
      // What it started itself goes with it.
      if (office.pid !== undefined && office.exitCode === null) process.kill(-office.pid, "SIGKILL");
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

function freePort(): Promise<number> {
  return new Promise((done) => {
    const server = createServer().listen(0, "127.0.0.1", () => {
      const address = server.address();
      server.close(() => done(typeof address === "object" && address ? address.port : 0));
    });
  });
}
