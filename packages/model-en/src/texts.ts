import { catalogue, say } from "@housestyle/texts";

const one = (file: string) => ({ file });

/** Everything that is said when there is no deeper checking, or a model cannot be made. */
export const texts = catalogue("model-en", {
  noModel:
    "Deeper checking needs a model of English, which is not installed. packages/model-en/README.md says how to get it.",
  noRuntime: say(
    "Deeper checking needs onnxruntime, which is not installed. Install it with “{command}”.",
    (command: string) => ({ command }),
  ),
  cannotRead: say("{file} of the model is missing or cannot be read. Put the model in place again.", one),
  badForm: say("{file} of the model is not in the form it must have. Put the model in place again.", one),
  otherFile: say("{file} is not the file that belongs to this model. Put the model in place again.", one),
  notForJudge: "The model has no weights for a judge. Leave HOUSESTYLE_JUDGE out, or put in a model that has them.",
  notLoaded: "The model could not be loaded. There may be too little memory.",
  usage:
    "node packages/model-en/src/pack.ts FOLDER VERSION [TO]: FOLDER is what training/export.py wrote, with thresholds.json.",
  badVersion: say("“{version}” is no version. It has three numbers, 1.0.0.", (version: string) => ({ version })),
});
