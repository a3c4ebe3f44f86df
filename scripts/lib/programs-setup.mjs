import { buildServer } from "./build.mjs";

/** Before tests that run programs: builds them, once for all files, when they are missing or out of date. */
export async function setup() {
  await buildServer();
}
