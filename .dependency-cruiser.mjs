/** What each package may import. A sentence tells where the code belongs instead. */
const rooms = {
  engine: [],
  tables: [],
  texts: [],
  contract: ["engine", "tables", "texts"],
  assistance: ["contract"],
  client: ["contract", "engine"],
  lexicon: ["engine"],
  files: ["texts"],
  addins: ["files"],
  documents: ["engine", "texts"],
  formats: ["engine"],
  checker: ["engine"],
  surfaces: ["checker", "documents", "engine"],
  panel: ["checker", "contract", "engine", "surfaces", "texts", "ui"],
  exchange: ["engine", "files", "tables", "texts"],
  explorer: ["engine"],
  project: ["engine", "formats", "texts"],
  lsp: ["checker", "engine", "formats", "project", "texts"],
  reports: ["engine", "texts"],
  unified: ["engine", "formats", "lexicon", "project"],
  textlint: ["engine", "formats", "lexicon", "project"],
  mcp: ["engine", "formats", "project", "texts"],
  neural: ["engine", "texts"],
  "model-en": ["engine", "neural", "texts"],
  ui: ["texts"],
  "team-files": ["engine", "tables", "texts"],
  testing: [],
};

/** One rule a package: whatever its line above does not name is off limits. */
const packageRules = Object.entries(rooms).map(([room, allowed]) => ({
  name: `${room}-looks-at-${allowed.join("-and-") || "nothing"}`,
  comment: `packages/${room} may import ${allowed.join(", ") || "no other package"}. Move the code down, or pass the value in.`,
  severity: "error",
  from: { path: `^packages/${room}/src/`, pathNot: "(\\.test\\.tsx?|/testing/[^/]+)$" },
  to: { path: "^(packages|apps)/[^/]+/", pathNot: [room, ...allowed].map((name) => `^packages/${name}/`) },
}));

const tests = "(\\.test\\.tsx?$|/testing/|/bench/)";

export default {
  forbidden: [
    ...packageRules,
    {
      name: "nobody-imports-an-app",
      comment: "Apps are what we ship; code that two of them share lives in packages/.",
      severity: "error",
      from: { path: "^(packages|apps)/([^/]+)/", pathNot: tests },
      to: { path: "^apps/([^/]+)/", pathNot: "^apps/$2/" },
    },
    {
      name: "through-the-front-door",
      comment: "Import another package by its name; its src/ is private.",
      severity: "error",
      from: { path: "^((?:packages|apps)/[^/]+)/" },
      to: {
        path: "^packages/[^/]+/src/",
        pathNot: [
          "^$1/",
          "^packages/[^/]+/src/(?:(?:anchors/|authorship/|docx/|docx-file/|epub/|epub-file/|final-draft/|fountain/|odt/|pdf/|rtf/|scrivener/|linear/|markdown/|html/|images/|in-place/|mail/|merge/|steps/|suggestions/|page/|process/|loop/|worker/|prosemirror/|textarea/|foreign/|view/|team/|written/|snippets/|store/|events/|asking/)?index\\.tsx?|rules/listed-rules\\.ts|testing/[a-z-]+\\.ts|[a-z-]+\\.css)$",
        ],
      },
    },
    {
      name: "engine-runs-anywhere",
      comment: "The engine runs in a page, a worker and Node: no node: modules, and of npm only what runs everywhere.",
      severity: "error",
      from: { path: "^packages/engine/src/", pathNot: tests },
      to: {
        dependencyTypes: ["core", "npm", "npm-dev", "npm-no-pkg", "unknown"],
        pathNot: "node_modules/(re2js|syllable|@lezer/(common|markdown|html|lr|highlight))/",
      },
    },
    {
      name: "neural-runs-anywhere",
      comment: "The corrector runs in a page, a worker and Node: files and runtime are handed in.",
      severity: "error",
      from: { path: "^packages/neural/src/", pathNot: tests },
      to: { dependencyTypes: ["core", "npm", "npm-dev", "npm-peer", "npm-no-pkg", "unknown"] },
    },
    {
      name: "files-run-anywhere",
      comment:
        "Files and documents are read and made in a page and in Node alike: no node: modules but for the locked process.",
      severity: "error",
      from: {
        path: "^packages/(exchange|files|documents|team-files)/src/",
        pathNot: [tests, "^packages/files/src/process/"],
      },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "the-checker-knows-no-surface",
      comment:
        "packages/checker knows blocks and a worker. What a text is written in belongs to surfaces, how it looks to panel.",
      severity: "error",
      from: { path: "^packages/checker/src/" },
      to: { path: "node_modules/(react|react-dom|prosemirror-[a-z]+)/" },
    },
    {
      name: "each-surface-alone",
      comment:
        "Who writes in a plain field fetches no ProseMirror: kinds of surfaces share only what stands above their folders.",
      severity: "error",
      from: { path: "^packages/surfaces/src/(foreign|prosemirror|textarea)/", pathNot: tests },
      to: { path: "^packages/surfaces/src/(foreign|prosemirror|textarea)/", pathNot: "^packages/surfaces/src/$1/" },
    },
    {
      name: "rules-do-not-know-each-other",
      comment: "A rule may use text/, language/, pattern/ and speller/, never another rule.",
      severity: "error",
      from: { path: "^packages/engine/src/rules/[^/]+/(.+)\\.ts$", pathNot: "\\.test\\.ts$" },
      to: { path: "^packages/engine/src/rules/" },
    },
    {
      name: "text-knows-no-language",
      comment: "text/ is about characters and offsets. What is true of English belongs to language/ or to a rule.",
      severity: "error",
      from: { path: "^packages/engine/src/text/", pathNot: tests },
      to: { path: "^packages/engine/src/(language|pattern|rules|speller|team-rules|templates|reports)/" },
    },
    {
      name: "language-knows-no-rules",
      comment: "language/ says what is true of English; rules use it, it never uses them.",
      severity: "error",
      from: { path: "^packages/engine/src/(language|pattern|speller|confusions)/", pathNot: tests },
      to: { path: "^packages/engine/src/(rules|team-rules|templates|reports)/" },
    },
    {
      name: "reports-know-no-templates",
      comment: "What reports and templates both count is true of English and belongs to language/.",
      severity: "error",
      from: { path: "^packages/engine/src/reports/", pathNot: tests },
      to: { path: "^packages/engine/src/(templates|rules|team-rules)/" },
    },
    {
      name: "features-meet-at-the-index",
      comment: "A server feature shows others only its index.ts.",
      severity: "error",
      from: { path: "^apps/server/src/([^/]+)/", pathNot: tests },
      to: { path: "^apps/server/src/[^/]+/", pathNot: ["^apps/server/src/$1/", "/index\\.ts$"] },
    },
    {
      name: "only-http-knows-the-framework",
      comment: "Routes say what happens; http/ knows how a request arrives.",
      severity: "error",
      from: {
        path: "^apps/server/src/",
        pathNot: ["^apps/server/src/http/", "^apps/server/src/(app|main)\\.ts$", tests],
      },
      to: { path: "node_modules/(fastify|@fastify)/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "only-stores-speak-sql",
      comment: "Database code lives in db/ and in a feature's store.ts, or several NAME-store.ts.",
      severity: "error",
      from: { path: "^apps/server/src/", pathNot: ["^apps/server/src/db/", "[/-]store\\.ts$", tests] },
      to: { path: "node_modules/(pg|kysely)/", dependencyTypesNot: ["type-only"] },
    },
    {
      name: "the-page-keeps-to-the-browser",
      comment: "apps/web/src runs in a browser: no node: modules outside its tests.",
      severity: "error",
      from: { path: "^apps/web/src/", pathNot: tests },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "the-extension-keeps-to-the-browser",
      comment: "apps/extension/src runs in a browser: no node: modules outside its tests.",
      severity: "error",
      from: { path: "^apps/extension/src/", pathNot: tests },
      to: { dependencyTypes: ["core"] },
    },
    {
      name: "beside-a-page-nothing-of-the-background",
      comment: "What runs beside a page asks the background by messages; keys, lists and fetching stay there.",
      severity: "error",
      from: { path: "^apps/extension/src/(content|card)/", pathNot: tests },
      to: { path: "^apps/extension/src/(background|engine|popup)/" },
    },
    {
      name: "no-tests-in-the-product",
      comment: "Only tests import from testing/ and from tests.",
      severity: "error",
      from: { path: "^(packages|apps)/[^/]+/src/", pathNot: [tests, "^scripts/"] },
      to: { path: ["\\.test\\.tsx?$", "/testing/[^/]+$"], pathNot: "node_modules" },
    },
    {
      name: "tests-alone-import-testing",
      comment: "packages/testing is for tests.",
      severity: "error",
      from: { path: "^(packages|apps)/", pathNot: [tests, "^packages/testing/"] },
      to: { path: "^packages/testing/" },
    },
    {
      name: "no-cycles",
      comment: "Two files that need each other, be it for a type, are one file, or three.",
      severity: "error",
      from: {},
      to: { circular: true },
    },
    {
      name: "everything-resolves",
      comment: "This import leads nowhere.",
      severity: "error",
      from: {},
      to: { couldNotResolve: true, pathNot: "(\\?url|\\?worker|virtual:|\\.css|lexicon\\.bin|^vscode$|^gi:|^system$)" },
    },
  ],
  options: {
    doNotFollow: { path: "node_modules" },
    exclude: { path: "^(packages|apps)/[^/]+/dist/" },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: "tsconfig.tests.json" },
    enhancedResolveOptions: {
      exportsFields: ["exports"],
      conditionNames: ["import", "types", "default"],
      extensions: [".ts", ".tsx", ".js", ".mjs", ".json"],
    },
  },
};
