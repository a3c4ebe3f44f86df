/**
 * Cuts the sample of open prose that the server tries rules on from the novels in `corpora/`: whole paragraphs of each,
 * evenly spread, about 8,000 words a novel. Writes apps/server/sample/prose.txt.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { root } from "../lib/root.mjs";

const wordsPerNovel = 8_000;
const lines = gunzipSync(readFileSync(join(root, "corpora", "novels.txt.gz")))
  .toString("utf8")
  .split("\n");
const novels = [];
for (const line of lines) {
  if (line.startsWith("# ")) novels.push({ title: line.slice(2), paragraphs: [] });
  else if (line.trim() !== "") novels.at(-1)?.paragraphs.push(line);
}
const count = (text) => text.split(/\s+/).length;
const cut = novels.map(({ title, paragraphs }) => {
  const total = paragraphs.reduce((sum, each) => sum + count(each), 0);
  const share = wordsPerNovel / total;
  // A paragraph is taken each time the running share passes a whole number.
  let due = 0;
  const taken = paragraphs.filter((_, index) => {
    const before = Math.floor(due);
    due += share;
    return index === 0 || Math.floor(due) > before;
  });
  return [`# ${title}`, ...taken].join("\n");
});
writeFileSync(join(root, "apps", "server", "sample", "prose.txt"), `${cut.join("\n")}\n`);
