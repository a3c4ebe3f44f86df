import { existsSync, renameSync } from "node:fs";
import { join } from "node:path";
import { Failed, installed, ran, same } from "./command.mjs";
import { home } from "./home.mjs";
import { right, wrong } from "./sentences.mjs";

const version = "6.7";
const folder = home(`languagetool-http-client-${version}`);
const libraries = join(folder, "lib");
const sources = join(import.meta.dirname, "java");

/** LanguageTool's own client, `RemoteLanguageTool`; 6.7 is the last that Maven Central has. */
export const remoteLanguageTool = {
  name: "RemoteLanguageTool",
  async ready() {
    if (existsSync(libraries)) return version;
    const into = `${libraries}.new`;
    const copy = ["dependency:copy-dependencies", `-DoutputDirectory=${into}`];
    await installed("mvn", ["-q", "-B", "-f", join(sources, "pom.xml"), ...copy]);
    renameSync(into, libraries);
    return version;
  },
  async drive({ port, key }) {
    const program = ["-cp", join(libraries, "*"), join(sources, "RemoteClient.java")];
    const args = [`http://127.0.0.1:${port}`, wrong, right, key.username, key.apiKey];
    const { status, out, err } = await ran("java", [...program, ...args]);
    if (status !== 0) throw new Failed(err.trim().split("\n")[0]);
    same(
      "answers",
      Object.fromEntries(
        out
          .trim()
          .split("\n")
          .map((line) => line.split(": ")),
      ),
      {
        ...{ longest: "true", rules: "true", wrong: `1 ${right}`, right: `0 ${right}` },
        ...{ only: "0", keyed: `1 ${right}`, server: "Housestyle" },
      },
    );
    return "check, lists of rules, configuration, picky, key";
  },
};
