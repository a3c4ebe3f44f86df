import { catalogue, say } from "@housestyle/texts";

const one = (file: string) => ({ file });

/** The messages for when deep checking is not available or a model cannot be built. */
export const texts = catalogue("model-en", {
  noModel:
    "Deep checking needs a language model, which is not installed. packages/model-en/README.md explains how to install it.",
  noRuntime: say(
    "Deep checking needs onnxruntime, which is not installed. Install it with “{command}”.",
    (command: string) => ({ command }),
  ),
  cannotRead: say("The model file {file} is missing or can’t be read. Install the model again.", one),
  badForm: say("The model file {file} has an invalid format. Install the model again.", one),
  otherFile: say("The model file {file} does not belong to this model. Install the model again.", one),
  notForJudge: "This model has no judge weights. Unset HOUSESTYLE_JUDGE, or install a model that has them.",
  notLoaded: "The model could not be loaded. There may not be enough memory.",
  usage:
    "node packages/model-en/src/pack.ts FOLDER VERSION [TO]: FOLDER is the output of training/export.py, with thresholds.json.",
  badVersion: say("“{version}” is not a valid version. Use three numbers, such as 1.0.0.", (version: string) => ({
    version,
  })),
});
