import { spawn } from "node:child_process";

/** That a foreign program, or what it needs, could not be had on this machine. Its message says why. */
export class Unavailable extends Error {}

/** That a foreign program did not come out as it should. Its message says what was expected and what came. */
export class Failed extends Error {}

/** Says no unless both are the same, written as JSON. */
export function same(what, found, expected) {
  const [came, due] = [JSON.stringify(found), JSON.stringify(expected)];
  if (came !== due) throw new Failed(`${what}: ${due} was expected, ${came} came`);
}

/**
 * Runs a program to its end and answers its exit status and what it wrote. After `limit` milliseconds it is ended, and the
 * status is undefined, as that of a program that is not there.
 */
export function ran(program, args, { cwd, env = {}, input = "", limit = 60_000 } = {}) {
  const child = spawn(program, args, { cwd, env: { ...process.env, ...env } });
  const said = { out: "", err: "" };
  child.stdout.on("data", (part) => {
    said.out += part;
  });
  child.stderr.on("data", (part) => {
    said.err += part;
  });
  child.stdin.on("error", () => {});
  child.stdin.end(input);
  const timer = setTimeout(() => child.kill("SIGKILL"), limit);
  return new Promise((done) => {
    child.once("error", (error) => {
      said.err += error.message;
    });
    child.once("close", (status) => {
      clearTimeout(timer);
      done({ status: status === null || status < 0 ? undefined : status, ...said });
    });
  });
}

/** The same for a step of an installation: answers what it wrote; one that fails makes the program unavailable. */
export async function installed(program, args, options) {
  const { status, out, err } = await ran(program, args, { limit: 30 * 60_000, ...options });
  if (status === 0) return out;
  const last = err.trim().split("\n").at(-1) ?? "";
  throw new Unavailable(`${program} ${args.slice(0, 2).join(" ")}: ${last || `exit status ${status}`}`);
}
