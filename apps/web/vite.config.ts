import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { serviceWorkerBuild } from "./service-worker-build.ts";

export default defineConfig({
  plugins: [react(), serviceWorkerBuild()],
  worker: { format: "es" },
  build: {
    target: "es2023",
    // light-dark() and nesting as they are: every browser this page is for knows them.
    cssTarget: ["chrome125", "firefox128", "safari18"],
    // Nothing becomes a data: address, which the page's own rules would refuse.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: { index: "index.html", "service-worker": "src/pwa/service-worker.ts" },
      output: {
        // It has to stand at the top, under a name that stays, to keep the whole page.
        entryFileNames: ({ name }) => (name === "service-worker" ? "service-worker.js" : "assets/[name]-[hash].js"),
      },
    },
  },
});
