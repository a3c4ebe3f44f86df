/** The most lines a file may have. */
const most = 350;

/** Files that have grown past what one reads at a sitting; `sizes` are lines by path. */
export const sizeFaults = (sizes) =>
  [...sizes]
    .filter(([, lines]) => lines > most)
    .map(([file, lines]) => `${file} has ${lines} lines: split it by idea, each file named after its own.`);
