import checksAddress from "./checking/worker.ts?worker&url";
import { GoogleHost } from "./google/google-host.ts";
import { callsOf, type GoogleRun } from "./google/google-run.ts";
import reportsAddress from "./reports/worker.ts?worker&url";

const { google } = globalThis as unknown as { readonly google: { readonly script: { readonly run: GoogleRun } } };
const server = new URL(import.meta.url).origin;

/** A thread may not come from another server than its page: one of the page's own fetches it. */
const threadFrom = (address: string) => () => {
  const program = `import ${JSON.stringify(new URL(address, import.meta.url).href)};`;
  const here = URL.createObjectURL(new Blob([program], { type: "text/javascript" }));
  return new Worker(here, { type: "module" });
};

void import("./pane/start-pane.tsx").then(({ startPane }) =>
  startPane({
    host: new GoogleHost(callsOf(google.script.run)),
    server,
    checks: threadFrom(checksAddress),
    reports: threadFrom(reportsAddress),
  }),
);
