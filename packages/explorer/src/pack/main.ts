import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { gunzipSync } from "node:zlib";
import { packExplorer } from "./pack-explorer.ts";

// Builds dist/explorer.bin from WordNet and CMU’s dictionary, installed through npm, and the lists of this repository.

const read = (path: string) => readFileSync(new URL(path, import.meta.url));
const text = (path: string) => read(path).toString("utf8");
const unpacked = (path: string) => gunzipSync(read(path)).toString("utf8");

const packed = packExplorer({
  counts: text("../../../lexicon/data/counts.tsv"),
  rude: text("../../../lexicon/data/rude.txt"),
  cliches: text("../../../lexicon/data/phrases/style/cliche.tsv"),
  notOffered: text("../../data/not-offered.txt"),
  idioms: text("../../data/idioms.txt"),
  irregular: text("../../data/irregular-forms.tsv"),
  collocations: unpacked("../../data/collocations.tsv.gz"),
  novels: unpacked("../../../../corpora/novels.txt.gz"),
});
const dist = new URL("../../dist/", import.meta.url);
mkdirSync(dist, { recursive: true });
writeFileSync(new URL("explorer.bin", dist), packed);
process.stdout.write(`packages/explorer/dist/explorer.bin: ${packed.length} bytes\n`);
