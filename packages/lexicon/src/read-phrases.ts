import { readdir, readFile } from "node:fs/promises";

const folder = new URL("../data/phrases/", import.meta.url);

/** The phrase tables of `data/phrases` in one text, for `openPhrases`: each behind a line with the id of its rule. */
export async function readPhrases(): Promise<string> {
  const paths = (await readdir(folder, { recursive: true }))
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => path.endsWith(".tsv"))
    .sort();
  const tables = await Promise.all(
    paths.map(async (path) => `@${path.replace(".tsv", "")}\n${await readFile(new URL(path, folder), "utf8")}`),
  );
  return tables.join("");
}
