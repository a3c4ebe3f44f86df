import { compileTexts } from "@housestyle/texts/page";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [react(), compileTexts()],
  // Pages of other servers load this, too: all addresses lead on from the file they stand in.
  base: "./",
  worker: {
    format: "es",
    plugins: () => [compileTexts()],
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
  build: {
    target: "es2023",
    cssTarget: ["chrome125", "firefox128", "safari18"],
    // Nothing becomes a data: address, which the page's own rules would refuse.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { word: "word.html", outlook: "outlook.html", popup: "popup.html", "google-docs": "src/google-docs.ts" },
      output: {
        // The sidebar of Google Docs is installed by hand, and has to find this under the same name for good.
        entryFileNames: ({ name }) => (name === "google-docs" ? "google-docs.js" : "assets/[name]-[hash].js"),
      },
    },
  },
});
