import { installed, ran, Unavailable } from "./command.mjs";

/** Sees to packages of Debian: those that are missing are installed, where that may be done. */
export async function debian(packages) {
  const missing = [];
  for (const name of packages) if ((await versionOf(name)) === undefined) missing.push(name);
  if (missing.length === 0) return;
  if (process.getuid?.() !== 0) throw new Unavailable(`needs root for: apt-get install ${missing.join(" ")}`);
  await installed("apt-get", ["update", "-q"]);
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  await installed("apt-get", ["install", "-y", "-q", "--no-install-recommends", ...missing], { env });
}

/** Its version as its makers count; undefined for one that is not installed. */
export async function versionOf(name) {
  const { status, out } = await ran("dpkg-query", ["--status", name]);
  const [, version = ""] = /^Version: (.*)$/m.exec(out) ?? [];
  const isThere = status === 0 && /^Status: .* installed$/m.test(out);
  return isThere ? version.replace(/^\d+:/, "").replace(/[-+].*$/, "") : undefined;
}
