import { createEngine, type DictionaryWord, defaultSettings, type Ignore, type Settings } from "@housestyle/engine";
import { readAssets } from "@housestyle/lexicon";
import { novels } from "./measure.ts";

// A dictionary of 10,000 and of 100,000 words: what it costs to prepare, to add a word to, and to check a text with.

const assets = await readAssets();
const text = novels().slice(0, 120).join("\n\n");
const letters = "etaoinshrdlucmfwypvbgkjqxz";

/** Returns a made-up word of six to twelve letters, another one for each number, with common letters more often. */
function madeUp(number: number): string {
  let seed = number + 1;
  let word = "";
  for (let i = 0; i < 9 + (number % 7); i++) {
    seed = (Math.imul(seed, 1_103_515_245) + 12_345) >>> 0;
    if (i >= 3) word += letters[Math.floor((seed / 2 ** 32) ** 1.6 * letters.length)];
  }
  return word;
}

/** Returns settings as the server has them: each entry is a word, and ignored for every rule. */
function settingsOf(size: number): Settings {
  const words: DictionaryWord[] = Array.from({ length: size }, (_, i) => ({ text: madeUp(i), caseSensitive: false }));
  return { ...defaultSettings, words, ignores: words.map(({ text: pattern }): Ignore => ({ rule: "", pattern })) };
}

function timed(work: () => void): string {
  const before = performance.now();
  work();
  return `${(performance.now() - before).toFixed(1)} ms`;
}

const unknown = Array.from({ length: 200 }, (_, i) => `${madeUp(i * 37).slice(0, -1)}q`).join(" is here. ");

for (const size of [0, 10_000, 100_000]) {
  const engine = createEngine(assets);
  const check = (settings: Settings, checked = text) =>
    timed(() => engine.check(checked, { dialect: "en-US", format: "text", settings }));
  engine.check(text, { dialect: "en-US", format: "text" });
  const settings = settingsOf(size);
  console.log(`${size} words, ${JSON.stringify(settings).length} bytes of settings`);
  console.log(`  first check      ${check(settings)}`);
  console.log(`  next check       ${check(settings)}`);
  const copy = structuredClone(settings);
  const added = { ...copy, words: [...copy.words, { text: "zyntharil", caseSensitive: false }] };
  console.log(`  a word more      ${check(added)}`);
  console.log(`  the same again   ${check(added)}`);
  console.log(`  200 unknown      ${check(added, unknown)}`);
}
