import { z } from "zod";
import type { JudgeFolder } from "./corrector-of.ts";
import { slipsForm } from "./manifest.ts";
import { ModelError } from "./model-error.ts";
import { formed, sha256 } from "./model-from.ts";
import { bytesOf } from "./read-model.ts";
import { texts } from "./texts.ts";

/** Reads the files that `training/export_judge.py` wrote into a folder. Throws a `ModelError`. */
export async function readJudge(folder: string): Promise<JudgeFolder> {
  const hashes = formed(z.record(z.string(), z.string()), "sha256.json", await bytesOf(folder, "sha256.json"));
  const read = async (name: string): Promise<Buffer> => {
    const bytes = await bytesOf(folder, name);
    if (hashes[name] !== (await sha256(bytes))) throw new ModelError(texts.otherFile(name));
    return bytes;
  };
  const { least, ...slips } = formed(slipsForm, "slips.json", await read("slips.json"));
  return { model: await read("judge.onnx"), vocabulary: await read("vocabulary.txt"), slips, least };
}
