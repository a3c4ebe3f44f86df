import { mkdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { z } from "zod";
import { type FileName, fileNames, type Manifest, manifestForm, manifestName, thresholdsForm } from "./manifest.ts";
import { ModelError } from "./model-error.ts";
import { formed, sha256 } from "./model-from.ts";
import { bytesOf } from "./read-model.ts";
import { texts } from "./texts.ts";

const place = (path: string): string => fileURLToPath(new URL(`../../../${path}`, import.meta.url));

/** What stands in the repository beside what training has made. */
const ours: Partial<Record<FileName, string>> = {
  "inflections.tsv": place("packages/neural/data"),
  "lemminflect-licence.txt": place("packages/neural/data"),
  "MODEL-CARD.md": place("packages/model-en/data"),
};

/**
 * Makes a model of the folder that `training/export.py` wrote, with `thresholds.json` in it, and puts it in place of what is
 * in `to`. Throws a `ModelError` when a file is missing or is not the one that was exported.
 */
export async function packModel(from: string, to: string, version: string): Promise<Manifest> {
  const source = (name: FileName): string => ours[name] ?? from;
  const exported = formed(z.record(z.string(), z.string()), "sha256.json", await bytesOf(from, "sha256.json"));
  formed(thresholdsForm, "thresholds.json", await bytesOf(from, "thresholds.json"));
  const files = await Promise.all(
    fileNames.map(async (name) => {
      const bytes = await bytesOf(source(name), name);
      const hash = await sha256(bytes);
      if (exported[name] && exported[name] !== hash) throw new ModelError(texts.otherFile(name));
      return { name, bytes, hash };
    }),
  );
  const manifest = manifestForm.safeParse({
    version,
    licence: "Apache-2.0",
    card: "MODEL-CARD.md",
    files: Object.fromEntries(files.map(({ name, bytes, hash }) => [name, { sha256: hash, bytes: bytes.length }])),
  });
  if (!manifest.success) throw new ModelError(texts.badVersion(version));
  await rm(to, { recursive: true, force: true });
  await mkdir(to, { recursive: true });
  await Promise.all(files.map(({ name, bytes }) => writeFile(join(to, name), bytes)));
  await writeFile(join(to, manifestName), `${JSON.stringify(manifest.data, null, 2)}\n`);
  return manifest.data;
}
