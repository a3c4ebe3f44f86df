/**
 * What others can install. `room` is its folder in packages/, `parts` what is imported of it: the sub-path and the source.
 * The rooms of `inside` travel in it, `files` are taken as they are, `script` is also built for a plain script tag.
 */
export const published = [
  {
    room: "engine",
    says: "Checks spelling, grammar and style of English. Runs in a page, a worker and Node, and sends nothing anywhere.",
    parts: { ".": "index.ts" },
    inside: [],
    files: [],
  },
  {
    room: "lexicon",
    says: "The word list, phrases and models that @housestyle/engine reads with.",
    parts: { ".": "index.ts", "./page": "page/index.ts" },
    inside: [],
    files: [
      "dist/lexicon.bin",
      "dist/phrases.txt",
      "dist/spread.bin",
      "data/syntax/tagger.bin",
      "data/syntax/parser.bin",
      "data/confusions/weights.bin",
      "data/licences",
    ],
    script: { source: "page/script.ts", file: "page/housestyle.js", name: "Housestyle" },
  },
  {
    room: "model-en",
    says: "The weights of Housestyle's small neural corrector, and what opens them.",
    parts: { ".": "index.ts" },
    inside: ["neural", "texts"],
    files: ["data"],
  },
  {
    room: "client",
    says: "Makes the calls of a Housestyle server, typed.",
    parts: { ".": "index.ts" },
    inside: ["contract", "tables", "texts"],
    files: [],
  },
  {
    room: "unified",
    says: "Housestyle as a plugin of remark and retext.",
    parts: { ".": "index.ts" },
    inside: ["formats", "project", "texts"],
    files: [],
  },
  {
    room: "textlint",
    says: "Housestyle as a rule of textlint.",
    parts: { ".": "index.ts" },
    inside: ["formats", "project", "texts"],
    files: [],
  },
];
