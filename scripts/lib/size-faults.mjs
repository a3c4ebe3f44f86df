/** The most lines a file may have. */
const most = 350;

/** What is longer for a reason, and why: made by a script, or a table of words. */
const excepted = new Map([["packages/engine/src/rules/style/cliche.ts", "a table of phrases"]]);

/** Files that have grown past what one reads at a sitting; `sizes` are lines by path. Names an exception nobody needs, too. */
export function sizeFaults(sizes) {
  const long = [...sizes].filter(([file, lines]) => lines > most && !excepted.has(file));
  const needless = [...excepted.keys()].filter((file) => (sizes.get(file) ?? 0) <= most);
  return [
    ...long.map(([file, lines]) => `${file} has ${lines} lines: split it by idea, each file named after its own.`),
    ...needless.map((file) => `${file} needs no exception any more: take it out of scripts/lib/size-faults.mjs.`),
  ];
}
