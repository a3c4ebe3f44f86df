import { compileTexts } from "@housestyle/texts/page";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [compileTexts()],
  build: {
    target: "es2023",
    modulePreload: { polyfill: false },
    rolldownOptions: {
      checks: { bundlerTimings: false },
      input: { bundle: "src/bundle.ts" },
      // Pages load it as a plain script, under one name for good.
      output: { format: "iife", entryFileNames: "bundle.js" },
    },
  },
});
