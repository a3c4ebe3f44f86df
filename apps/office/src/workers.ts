/** The threads of a pane that comes from our own server. */
export const checks = (): Worker => new Worker(new URL("./checking/worker.ts", import.meta.url), { type: "module" });

export const reports = (): Worker => new Worker(new URL("./reports/worker.ts", import.meta.url), { type: "module" });
