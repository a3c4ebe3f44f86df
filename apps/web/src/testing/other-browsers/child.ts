import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable } from "node:stream";

/** A program that was started for a test. */
export interface Child {
  /** The first line that matches, of those to come. */
  says(line: RegExp): Promise<RegExpExecArray>;
  /** Ends it and waits until it has gone. */
  end(): Promise<void>;
}

/** Starts a program. Who starts it ends it. */
export function startChild(path: string, args: readonly string[], env: Readonly<Record<string, string>> = {}): Child {
  const child = spawn(path, args, { stdio: ["ignore", "pipe", "pipe"], env: { ...process.env, ...env } });
  const waiting = new Set<(line: string) => void>();
  for (const stream of [child.stdout, child.stderr]) {
    createInterface({ input: stream as Readable }).on("line", (line) => {
      for (const listener of waiting) listener(line);
    });
  }
  return {
    says: (wanted) =>
      new Promise((resolve, reject) => {
        const listen = (line: string) => {
          const match = wanted.exec(line);
          if (match) {
            waiting.delete(listen);
            resolve(match);
          }
        };
        waiting.add(listen);
        child.once("error", reject).once("exit", () => reject(new Error(`${path} ended before it was ready.`)));
      }),
    end: () => ended(child),
  };
}

async function ended(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, "exit");
}
