import { ModelError } from "./model-error.ts";
import { ownFolder } from "./model-folder.ts";
import { packModel } from "./pack-model.ts";
import { texts } from "./texts.ts";

// node packages/model-en/src/pack.ts FOLDER VERSION [TO]: puts freshly trained weights into this package, or into another folder.

const [from, version, to = ownFolder] = process.argv.slice(2);
try {
  if (from === undefined || version === undefined) throw new ModelError(texts.usage);
  const { files } = await packModel(from, to, version);
  for (const [name, { bytes, sha256 }] of Object.entries(files)) process.stdout.write(`${sha256}  ${bytes}  ${name}\n`);
} catch (error) {
  if (!(error instanceof ModelError)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}
