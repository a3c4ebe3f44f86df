import { createHash } from "node:crypto";
import { appendFile, cp, mkdtemp, readFile, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { familyIds } from "@housestyle/neural";
import { tinyFolder } from "../../../neural/src/testing/tiny-model.ts";
import { packModel } from "../pack-model.ts";

const all = (p: number) => Object.fromEntries([...familyIds].map((id) => [id, p]));

/** What training writes, of random weights, and thresholds low enough that they are heard. */
export async function tinyExport(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "housestyle-export-"));
  await cp(tinyFolder, folder, { recursive: true });
  const judged = { weights: { bias: 0, tagger: 1, judge: -1 }, strict: all(0.95), eager: all(0.05) };
  await writeFile(join(folder, "thresholds.json"), JSON.stringify({ strict: all(0.95), eager: all(0.05), judged }));
  return folder;
}

/** A folder with a model of random weights: for what runs it, not for what it says. */
export async function tinyModelFolder(): Promise<string> {
  return packed(await tinyExport());
}

/** The same, whose runtime fails at the word “kaboom”: its vocabulary has a piece more than its weights. */
export async function breakingModelFolder(): Promise<string> {
  const folder = await tinyExport();
  await appendFile(join(folder, "vocabulary.txt"), `${breaking}\n`);
  const hash = createHash("sha256").update(await readFile(join(folder, "vocabulary.txt")));
  const hashes = JSON.parse(await readFile(join(folder, "sha256.json"), "utf8"));
  await writeFile(join(folder, "sha256.json"), JSON.stringify({ ...hashes, "vocabulary.txt": hash.digest("hex") }));
  return packed(folder);
}

const breaking = "kaboom";

async function packed(exported: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "housestyle-model-"));
  await packModel(exported, folder, "0.0.1");
  return folder;
}
