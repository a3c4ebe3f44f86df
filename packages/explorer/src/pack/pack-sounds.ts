import { dictionary } from "cmu-pronouncing-dictionary";
import { encodeRows } from "../number-rows.ts";
import { nearRhymeKey, rhymeKey, soundKey, soundNumber } from "../sounds.ts";
import { mostWays } from "../ways.ts";
import { compareKeys } from "../word-key.ts";
import type { Ids } from "./pack-words.ts";

/** How words are said: for each word its sounds, and all ways of saying ordered by sound, rhyme and near rhyme. */
export function packSounds(ids: Ids) {
  const ways: number[][][] = Array.from({ length: ids.size }, () => []);
  for (const [spelling, sounds] of Object.entries(dictionary)) {
    const own = ways[ids.get(spelling.replace(/\(\d+\)$/, "")) ?? -1];
    if (own && own.length < mostWays) own.push(readSounds(sounds));
  }
  const all = ways.flatMap((own, word) => own.map((sounds, way) => ({ place: word * mostWays + way, sounds })));
  const ordered = (key: (sounds: readonly number[]) => string) =>
    all
      .map(({ place, sounds }) => ({ place, key: key(sounds) }))
      .sort((a, b) => compareKeys(a.key, b.key))
      .map(({ place }) => place);
  return {
    sounds: encodeRows(ways.map((own) => own.flatMap((sounds) => [sounds.length, ...sounds]))),
    bySound: ordered(soundKey),
    byRhyme: ordered(rhymeKey),
    byNearRhyme: ordered(nearRhymeKey),
  };
}

/** “HH AE1 P IY0 # comment” as numbers. */
function readSounds(text: string): number[] {
  const names = text.replace(/#.*/, "").trim().split(/\s+/);
  return names.map(soundNumber);
}
