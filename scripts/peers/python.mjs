import { existsSync } from "node:fs";
import { join } from "node:path";
import { installed } from "./command.mjs";
import { home } from "./home.mjs";

/** Sees to a package of PyPI in a place of its own; answers where its programs are. */
export async function pythonPackage(name, version) {
  const folder = home(`${name}-${version}`);
  const programs = join(folder, "bin");
  if (existsSync(join(folder, "ready"))) return programs;
  await installed("python3", ["-m", "venv", folder]);
  // Some still ask the packaging tools for their own version, in a way these have since given up.
  await installed(join(programs, "pip"), ["install", "-q", "setuptools<81", `${name}==${version}`]);
  await installed("touch", [join(folder, "ready")]);
  return programs;
}
