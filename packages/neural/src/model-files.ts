/** The files of a model, as `training/export.py` writes them. */
export interface ModelFiles {
  /** `model.onnx` */
  readonly model: Uint8Array;
  /** `vocabulary.txt` */
  readonly vocabulary: Uint8Array;
  /** `tags.txt` */
  readonly tags: Uint8Array;
  /** `sha256.json`: what the others must be. */
  readonly hashes: Readonly<Record<string, string>>;
}

async function sha256(bytes: Uint8Array): Promise<string> {
  const hash = await crypto.subtle.digest("SHA-256", new Uint8Array(bytes));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** Whether every file is the one that was exported. */
export async function areWhole({ hashes, model, vocabulary, tags }: ModelFiles): Promise<boolean> {
  const files = { "model.onnx": model, "vocabulary.txt": vocabulary, "tags.txt": tags };
  const found = await Promise.all(
    Object.entries(files).map(async ([name, file]) => hashes[name] === (await sha256(file))),
  );
  return found.every(Boolean);
}
