import { createEngine, defaultSettings, type Session, type SessionParagraph, type Settings } from "@housestyle/engine";
import { readAssets } from "@housestyle/lexicon";
import { novels, numbers, wordsOf } from "./measure.ts";

// The templates of the simple style guide: what all forty cost a full check, and an edit in a document of 3,000 paragraphs.

const assets = await readAssets();
const all: Settings = { ...defaultSettings, templates: [] };
const chosen = createEngine(assets).templates.map(({ id }) => ({ id, config: undefined }));
const kinds = { none: all, all: { ...all, templates: chosen } };
/** Paragraphs of about 40 words. */
const paragraphs = novels()
  .filter((text) => wordsOf(text) > 15 && wordsOf(text) < 120)
  .slice(0, 3000);
const prose = (text: string): SessionParagraph => ({ text, kind: /^[“"]/.test(text) ? "dialogue" : "prose" });

function timed(work: () => void): number {
  const before = performance.now();
  work();
  return performance.now() - before;
}

/** A session over the whole document, everything read. */
function opened(settings: Settings): Session {
  const session = createEngine(assets).session({ dialect: "en-US", settings });
  session.splice(0, 0, paragraphs.map(prose));
  while (session.pending > 0) session.work(100);
  return session;
}

/** Milliseconds from an edit to the last finding it changes. */
function edits(session: Session): number[] {
  const times: number[] = [];
  for (let i = 0; i < 350; i++) {
    const at = (i * 7919) % paragraphs.length;
    const edited = prose(`${paragraphs[at] ?? ""} And so it${" quickly".repeat(i % 3)} went, edit ${i}.`);
    const time = timed(() => {
      session.splice(at, 1, [edited]);
      while (session.pending > 0) session.work(1, at);
    });
    if (i >= 50) times.push(time);
  }
  return times;
}

/** Milliseconds to settle the document alone: a paragraph goes, and nothing is read. */
function judgements(session: Session): number[] {
  return Array.from({ length: 100 }, (_, i) => {
    session.splice((i * 7919) % session.length, 1, []);
    return timed(() => void session.work(1));
  }).slice(20);
}

const text = paragraphs.join("\n\n");
for (const [name, settings] of Object.entries(kinds)) {
  const warm = createEngine(assets);
  warm.check(novels().slice(4000, 5500).join("\n\n"), { settings });
  const rate = wordsOf(text) / (timed(() => void warm.check(text, { settings })) / 1000);
  const session = opened(settings);
  const sorted = edits(session).sort((a, b) => a - b);
  const at = (share: number): string => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(2);
  console.log(
    `${name} of the templates: ${numbers([rate])} words per second; edit in ${paragraphs.length} paragraphs (${wordsOf(text)} words): p50 ${at(0.5)} ms, p95 ${at(0.95)} ms`,
  );
  if (settings.templates.length > 0)
    console.log(`settling the document, with the remarks that move: ${numbers(judgements(session), 2)} ms`);
}
