import { compileTexts } from "@housestyle/texts/page";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { docsPages } from "./docs-pages.ts";
import { pageHeads } from "./page-heads.ts";
import { serviceWorkerBuild } from "./service-worker-build.ts";
import { startPreload } from "./start-preload.ts";

/** What many screens use. */
const commonSource = /\/(apps\/web\/src\/(app|content|site)|packages\/(ui|client)\/src)\//;

export default defineConfig({
  plugins: [react(), compileTexts(), docsPages(), pageHeads(), startPreload(), serviceWorkerBuild()],
  worker: {
    format: "es",
    plugins: () => [compileTexts()],
    rolldownOptions: {
      checks: { bundlerTimings: false },
      // The word lists are fetched beside the engine only while nothing brings the engine along at once.
      onLog: (_, log) => {
        if (log.code === "INEFFECTIVE_DYNAMIC_IMPORT") throw new Error(log.message);
      },
    },
  },
  // React has had it for years; the router still asks for the stand-in.
  resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
  build: {
    target: "es2023",
    // light-dark() and nesting as they are: every browser this page is for knows them.
    cssTarget: ["chrome125", "firefox128", "safari18"],
    // Nothing becomes a data: address, which the page's own rules would refuse.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // Whoever starts the product for the first time need not know how long which part of the build took.
      checks: { bundlerTimings: false },
      onLog(level, log, tell) {
        // The first route asks for them later; what imports them at once comes later itself.
        const areLate = /src\/app\/(server|ask|toasts)\.ts is dynamically imported/.test(log.message);
        if (log.code !== "INEFFECTIVE_DYNAMIC_IMPORT" || !areLate) tell(level, log);
      },
      input: { index: "index.html", textarea: "examples/textarea.html", "service-worker": "src/pwa/service-worker.ts" },
      output: {
        // Each name stands in the first script of all, and its hash packs badly: as short as the builder lets them be.
        chunkFileNames: "assets/[hash:7].js",
        assetFileNames: ({ names: [name] }) =>
          name?.endsWith(".css") ? "assets/[hash:7].css" : "assets/[name]-[hash][extname]",
        // What always comes together is one file: it packs better, and is one question fewer.
        codeSplitting: {
          groups: [
            { name: "routes", test: inSource("app/sent-for|routes|editor/checking/early-worker"), priority: 1 },
            { name: "react", test: inPackage("react|react-dom|scheduler|wouter|regexparam") },
            { name: "prosemirror", test: inPackage("prosemirror-(model|transform|state|view)|orderedmap") },
            {
              name: "start",
              test: inSource(
                "app/(App|Boundary|Gate|Notice|Waiting|session|start|use-title)|store|pwa/updates|texts/first",
              ),
            },
            {
              name: "text",
              test: inSource(
                "schema|count-words|empty-document|parsed-document|pause|orders|remark|remarks-state|prosemirror/own-step|editor/(EditorScreen|begin-editor|controller/(controller-context|controller-state|document-controller|editor-controller|events|held-keys|personal-controller|tabs)|frame/(App|later|Page|StatusLine|Title|saved-text|use-width)|workspace/use-workspace|storage/(autosave|database|ignored-in|personal|reading)|account-rules/account-rules|sync/document-address|writing/(caret-blocks|placeholder|create-view))|words-ignored|settings|texts/editor",
              ),
            },
            {
              name: "files",
              test: inSource(
                "editor/files/(read-file|most-bytes|writable-formats|open-file|foreign/(apart|decoded))|texts/editor-not-opened",
              ),
            },
            // Small parts of what comes behind the first letter: a file for each would cost two lines in the first script.
            { name: "said", test: inSource("numbers|dates|lists|texts/dates") },
            {
              name: "listed",
              test: inSource("shown-suggestions|walk|order|listed|texts|remark-texts|view/panel-host"),
            },
            { name: "plain", test: inSource("plain/(from-plain-text|plain-paragraphs)|text-blocks") },
            {
              name: "frame",
              test: inSource(
                "editor/(frame/(TopBar|Nav|StatusChoices|ReadingChoice|FileDrop|Score)|focus/LeaveFocus|targets/(TargetRing|target-progress)|outline/headings|writing/scroll-to-middle|remarks/use-shown-panel|goals/use-score|storage/write-personal|controller/show-message)",
              ),
            },
            {
              name: "commands",
              test: inSource(
                "editor/(controller/((ignore|personal|remark)-commands|score-of)|account-rules/ignored-by-account)",
              ),
            },
            // One leads to the other, and each is small: a file for each would stand in the first script.
            {
              name: "sign-in",
              test: inSource(
                "site/sign-in/.*|screens/(login|signup|welcome|verify-email|forgotten-password|reset-password|invitation|insights-off|notifications-off)/Screen",
              ),
            },
            {
              name: "figures",
              test: inSource("app/FigureTable|screens/insights/(Screen|Pictures|Habits|story|weeks)"),
            },
            {
              name: "kept",
              test: inSource(
                "editor/(files/(download|download-formats|file-name|write-document)|storage/last-document|sync/send-document)",
              ),
            },
            { name: "pieces", test: inSource("content/(EmailText|Legend)|feedback/Chip|deep-checking/stored-model") },
            { name: "icons", test: inPackage("lucide-react") },
            // A file of one small part costs a slow computer more than the parts it does not use, and a line in the first script.
            { name: "common", test: commonSource, minShareCount: 3 },
          ],
        },
        // It has to stand at the top, under a name that stays, to keep the whole page.
        entryFileNames: ({ name }) => (name === "service-worker" ? "service-worker.js" : "assets/[name]-[hash].js"),
      },
    },
  },
});

/** Files of packages, by a pattern of their names. */
function inPackage(names: string): RegExp {
  return new RegExp(`/node_modules/(${names})/`);
}

/** Files of our own, by a pattern of their places. */
function inSource(places: string): RegExp {
  return new RegExp(
    `/(apps/web|packages/(?:ui|engine|documents|checker|surfaces|panel|texts))/src/(${places})\\.tsx?$`,
  );
}
