import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";

/**
 * Is what npm installed under `folder` what the lockfile asks for? Optional packages are not looked at, for each
 * machine gets its own; packages for development count only when `development` is true.
 */
export function isInstalled(folder, development) {
  const wanted = read(join(folder, "package-lock.json"));
  const found = read(join(folder, "node_modules", ".package-lock.json"));
  if (!wanted || !found) return false;
  return Object.entries(wanted.packages).every(([path, entry]) => {
    if (!path.startsWith("node_modules/") || entry.optional || (isForDevelopment(entry) && !development)) return true;
    return found.packages[path]?.version === entry.version && existsSync(join(folder, path));
  });
}

function read(path) {
  try {
    return JSON.parse(readFileSync(path, "utf8"));
  } catch {
    return undefined;
  }
}

/** What is an option for the product and needed by its tests is left out of a plain install, too. */
const isForDevelopment = ({ dev, devOptional }) => dev === true || devOptional === true;
