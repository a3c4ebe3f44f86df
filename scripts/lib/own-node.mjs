import { existsSync } from "node:fs";
import { join } from "node:path";
import { root } from "./root.mjs";
import { Explained } from "./say.mjs";
import { texts } from "./texts.mjs";

const wanted = 24;

/** Can the running Node run the product? */
export const isNewEnough = () => Number(process.versions.node.split(".")[0]) >= wanted;

/** The Node that npm brought for this machine, else the running one if it is new enough. */
export function ownNode() {
  const { platform, arch } = process;
  const packages = [`node-${platform}-${arch}`, `node-bin-${platform}-${arch}`, `node-${platform.slice(0, 3)}-${arch}`];
  const binary = platform === "win32" ? "node.exe" : "node";
  const shipped = packages
    .map((name) => join(root, "node_modules", name, "bin", binary))
    .find((path) => existsSync(path));
  if (shipped) return shipped;
  if (isNewEnough()) return process.execPath;
  throw new Explained(texts.noNode);
}
