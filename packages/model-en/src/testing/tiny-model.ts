import { cp, mkdtemp, writeFile } from "node:fs/promises";
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
  const folder = await mkdtemp(join(tmpdir(), "housestyle-model-"));
  await packModel(await tinyExport(), folder, "0.0.1");
  return folder;
}
