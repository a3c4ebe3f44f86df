import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

export default defineConfig({
  plugins: [react()],
  worker: { format: "es" },
  build: {
    target: "es2023",
    // light-dark() and nesting as they are: every browser this page is for knows them.
    cssTarget: ["chrome125", "firefox128", "safari18"],
    // Nothing becomes a data: address, which the page's own rules would refuse.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
});
