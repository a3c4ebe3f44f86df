/**
 * node training/tag-pool.mjs SENTENCES TAGS: for each sentence a line of `start:tag`, Penn tags, by the tagger of our own
 * engine. 870,000 sentences take some three minutes, so that nobody tags twice.
 */
import { createReadStream, createWriteStream } from "node:fs";
import { createInterface } from "node:readline";
import { tagged } from "../scripts/data/tagged.mjs";

const [sentences, tags] = process.argv.slice(2);
const to = createWriteStream(tags);
for await (const line of createInterface({ input: createReadStream(sentences) })) {
  const row = tagged(line).map(({ start, penn, tag }) => `${start}:${penn ?? tag}`);
  if (!to.write(`${row.join(" ")}\n`)) await new Promise((go) => to.once("drain", go));
}
to.end();
