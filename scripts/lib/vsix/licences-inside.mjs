import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

/** The licences of all packages whose code was built in, one after the other. */
export function licencesInside(output) {
  const ids = output.flatMap(({ moduleIds = [] }) => moduleIds);
  const folders = ids.flatMap((id) => /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/.exec(id)?.[0] ?? []);
  return [...new Set(folders)].sort().map(licenceOf).join("\n\n");
}

function licenceOf(folder) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const files = readdirSync(folder).filter((file) => /^(licen[cs]e|copying|notice|thirdparty)/i.test(file));
  const said = files.sort().map((file) => readFileSync(join(folder, file), "utf8").trim());
  return [`# ${name} ${version} (${license})`, ...said].join("\n\n");
}
