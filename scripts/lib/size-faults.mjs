/** The most lines a file may have. */
const most = 350;

/** Files that programs write: they grow with what they list. */
const written = new Set(["packages/client/src/api.ts"]);

/** Files that have grown past what one reads at a sitting; `sizes` are lines by path. */
export const sizeFaults = (sizes) =>
  [...sizes]
    .filter(([file, lines]) => lines > most && !written.has(file))
    .map(([file, lines]) => `${file} has ${lines} lines: split it by idea, each file named after its own.`);
