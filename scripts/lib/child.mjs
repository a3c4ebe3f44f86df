import { spawn } from "node:child_process";
import { join } from "node:path";
import { root } from "./root.mjs";

/** How the server's Node is run: for little memory; it adds to that itself once it is ready. */
export const serverFlags = ["--max-semi-space-size=2", "--disable-warning=ExperimentalWarning"];

/** One heap of the C library for all threads instead of eight per core, and its end given back as soon as it is free. */
export const serverEnv = { MALLOC_ARENA_MAX: "1", MALLOC_TRIM_THRESHOLD_: "131072" };

/** Where Node keeps code it has compiled, for the next start. Where it cannot write, it compiles again. */
export const codeCache = {
  NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE ?? join(root, "node_modules", ".cache", "code"),
};

/**
 * Runs a long-lived program in the repository's folder, hands signals on to it and ends as it ends.
 * Resolves to its exit code.
 */
export function runChild(node, args, { env = {}, stdio = "inherit" } = {}) {
  const child = spawn(node, args, { cwd: root, stdio, env: { ...process.env, ...env } });
  const signals = ["SIGINT", "SIGTERM", "SIGHUP"];
  const forward = (signal) => child.kill(signal);
  for (const signal of signals) process.on(signal, forward);
  whenAbandoned(() => forward("SIGTERM"));
  const ended = new Promise((done) => {
    child.once("error", () => done(1));
    child.once("exit", (code, signal) => done(code ?? (signal ? 1 : 0)));
  });
  return { child, ended };
}

/** npm runs scripts through a shell; a signal sent to npm ends the shell but is not handed on to us. */
function whenAbandoned(act) {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const timer = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(timer);
    act();
  }, 250);
  timer.unref();
}
