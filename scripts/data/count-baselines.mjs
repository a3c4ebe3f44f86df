// Counts what is usual in real writing, for packages/reports/src/baselines/counted.json:
//
//     node scripts/data/count-baselines.mjs FOLDER
//
// FOLDER holds GENRE.txt.gz files: a paragraph a line, “# …” names the source of what follows; fiction as “author — title
// (year)”. Every source counts alike: at most eight stretches of two thousand words, from its beginning to its end. Only
// numbers are kept. It writes the sources into sources.txt beside the numbers.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { createEngine, defaultSettings } from "../../packages/engine/src/index.ts";
import { readAssets } from "../../packages/lexicon/src/index.ts";
import { baselineFrom, readText } from "../../packages/reports/src/index.ts";

const [folder] = process.argv.slice(2);
if (!folder) throw new Error("Name the folder of texts: node scripts/data/count-baselines.mjs FOLDER");

/** Kinds of fiction by author or, where one wrote several, by title. Judged by us. */
const genres = {
  "science-fiction":
    /Budrys|Philip K\. Dick|Pohl|Leiber|Poul Anderson|Harry Harrison|Mack Reynolds|Beam Piper|Lafferty|Simak|Norton|Stapledon|War of the Worlds|Princess of Mars|Herland/,
  crime:
    /Hammett|Earl Derr Biggers|Circular Staircase|Ellery Queen|Carolyn Keene|Agatha Christie|Anthony Berkeley|Sayers|Wills Crofts/,
  humour: /Jerome K\. Jerome|Wodehouse|Saki|Decline and Fall/,
  adventure: /Zane Grey|Buchan|Oppenheim|Princess of Mars|High Wind in Jamaica/,
  literary:
    /Sinclair Lewis|Hemingway|Fitzgerald|James Weldon Johnson|Sherwood Anderson|Upton Sinclair|Cather|Huxley|Lawrence|Forster|Ford Madox Ford|Tono-Bungay|Galsworthy|Conrad|Radclyffe Hall|Maugham|Woolf/,
};
const decadeOf = (source) => {
  const year = Number(/\((?:c\. )?(\d{4})/.exec(source)?.[1] ?? 0);
  if (year < 1910) return "1900s";
  if (year < 1920) return "1910s";
  if (year < 1931) return "1920s";
  return year >= 1946 ? "1950s" : undefined;
};
const blogs = /^(?:cloud-gov|rust-lang|ropensci|electron|ipfs|bitcoinops)\//;

/** Which baselines a source counts for; the first one names the style it is read in. */
function baselinesFor(genre, source) {
  if (genre.startsWith("fiction")) {
    const kind = Object.keys(genres).find((each) => genres[each].test(source));
    return ["creative", ...[decadeOf(source), kind].filter(Boolean).map((each) => `creative-${each}`)];
  }
  if (genre === "web") return blogs.test(source) ? ["web", "casual"] : ["web"];
  if (genre === "nonfiction" || genre === "encyclopedia") return ["general"];
  return [genre];
}

/** The sources of a file with their paragraphs. */
function sourcesIn(path) {
  const sources = new Map();
  let own = [];
  for (const line of gunzipSync(readFileSync(path)).toString("utf8").split("\n")) {
    if (line.startsWith("# ")) {
      own = sources.get(line.slice(2)) ?? [];
      sources.set(line.slice(2), own);
    } else if (line.trim() !== "") own.push(line.trim());
  }
  return sources;
}

const [stretches, wordsOfAStretch] = [8, 2000];
const wordsIn = (line) => line.split(" ").length;

/** Stretches of paragraphs spread over a source. */
function sampleOf(lines) {
  const words = lines.reduce((sum, line) => sum + wordsIn(line), 0);
  if (words <= stretches * wordsOfAStretch) return lines;
  const every = words / stretches;
  let read = 0;
  return lines.filter((line) => {
    const isTaken = read % every < wordsOfAStretch;
    read += wordsIn(line);
    return isTaken;
  });
}

const engine = createEngine(await readAssets());
const readings = new Map();
const rows = [];
for (const file of readdirSync(folder).filter((name) => name.endsWith(".txt.gz"))) {
  const genre = file.replace(/\.txt\.gz$/, "");
  for (const [source, lines] of sourcesIn(join(folder, file))) {
    const ids = baselinesFor(genre, source);
    const text = sampleOf(lines).join("\n\n");
    const style = ids[0].split("-")[0];
    const dialect = engine.dialectOf(text, "text");
    const settings = { ...defaultSettings, style, picky: true };
    const remarks = engine.check(text, { dialect, format: "text", settings });
    const paragraphs = engine.paragraphs(text, "text");
    const findings = remarks.filter(({ picky }) => picky !== true);
    const reading = readText(engine, text, { paragraphs, dialect, style, findings, remarks });
    for (const id of ids) readings.set(id, [...(readings.get(id) ?? []), reading]);
    rows.push(`| ${source} | ${ids.join(", ")} | ${reading.words.length} |`);
    console.log(source, reading.words.length);
  }
}

const place = new URL("../../packages/reports/src/baselines/", import.meta.url);
const counted = [...readings].sort(([a], [b]) => (a < b ? -1 : 1)).map(([id, texts]) => baselineFrom(id, texts));
writeFileSync(new URL("counted.json", place), `[\n${counted.map((each) => JSON.stringify(each)).join(",\n")}\n]\n`);
writeFileSync(
  new URL("sources.txt", place),
  `# Sources of the baselines

\`counted.json\` holds means, quartiles, and 90th percentiles of what the reports measure, made by \`scripts/data/count-baselines.mjs\` from
openly licensed texts in pieces of two thousand words, and no passages: Standard Ebooks (CC0 1.0), OpenStax textbooks (CC BY 4.0,
CC BY 3.0), English Wikipedia (CC BY-SA 3.0), works of the United States and British governments, and documentation, handbooks and
blogs of open projects under free licenses. The license of each is in \`packages/lexicon/data/licences/counts-sources.txt\`.

| source | used for | words |
| --- | --- | ---: |
${rows.join("\n")}
`,
);
