/** The sounds of CMU’s dictionary (ARPAbet) and how they are written in the International Phonetic Alphabet. */
const vowels = {
  AA: "ɑ",
  AE: "æ",
  AH: "ʌ",
  AO: "ɔ",
  AW: "aʊ",
  AY: "aɪ",
  EH: "ɛ",
  ER: "ɝ",
  EY: "eɪ",
  IH: "ɪ",
  IY: "i",
  OW: "oʊ",
  OY: "ɔɪ",
  UH: "ʊ",
  UW: "u",
} as const;
const consonants = {
  B: "b",
  CH: "tʃ",
  D: "d",
  DH: "ð",
  F: "f",
  G: "ɡ",
  HH: "h",
  JH: "dʒ",
  K: "k",
  L: "l",
  M: "m",
  N: "n",
  NG: "ŋ",
  P: "p",
  R: "ɹ",
  S: "s",
  SH: "ʃ",
  T: "t",
  TH: "θ",
  V: "v",
  W: "w",
  Y: "j",
  Z: "z",
  ZH: "ʒ",
} as const;

const vowelNames = Object.keys(vowels);
const consonantNames = Object.keys(consonants);
const firstConsonant = vowelNames.length * 3;

/** Consonants that sound alike at the end of a word. */
const families = ["B D G", "P T K", "M N NG", "F TH S SH", "V DH Z ZH", "CH JH", "L", "R", "W", "Y", "HH"].map((each) =>
  each.split(" "),
);

/** The number of a sound: vowels with their stress first, then consonants. Throws on what is no sound. */
export function soundNumber(name: string): number {
  const vowel = vowelNames.indexOf(name.slice(0, 2));
  if (vowel >= 0 && name.length === 3) return vowel * 3 + Number(name.charAt(2));
  const consonant = consonantNames.indexOf(name);
  if (consonant < 0) throw new Error(`“${name}” is no sound.`);
  return firstConsonant + consonant;
}

const isVowel = (sound: number): boolean => sound < firstConsonant;
const plain = (sound: number): string =>
  isVowel(sound) ? (vowelNames[Math.floor(sound / 3)] ?? "") : (consonantNames[sound - firstConsonant] ?? "");

/** The stress of each syllable: 1 for the main one, 2 for a lesser one, 0 for none. */
export const stresses = (sounds: readonly number[]): number[] => sounds.filter(isVowel).map((sound) => sound % 3);

/** How it sounds, stress left out; equal for words that sound the same, and words that begin alike stand together. */
export const soundKey = (sounds: readonly number[]): string => sounds.map((sound) => `${plain(sound)} `).join("");

/** The consonants a word begins with, and its first vowel. */
export function onsetKey(sounds: readonly number[]): string {
  return soundKey(sounds.slice(0, sounds.findIndex(isVowel) + 1));
}

/** Where the rhyme begins: the last vowel that has the main stress; a lesser stress or none where there is no such. */
function rhymeStart(sounds: readonly number[]): number {
  for (const stress of [1, 2, 0]) {
    const at = sounds.findLastIndex((sound) => isVowel(sound) && sound % 3 === stress);
    if (at >= 0) return at;
  }
  return 0;
}

/** Equal for words that rhyme. */
export const rhymeKey = (sounds: readonly number[]): string => soundKey(sounds.slice(rhymeStart(sounds)));

/** The sound before the rhyme: words rhyme only where it differs. */
export const beforeRhyme = (sounds: readonly number[]): number => sounds[rhymeStart(sounds) - 1] ?? -1;

/** Equal for words that nearly rhyme: the same vowels from the stress on, and a last consonant of the same family. */
export function nearRhymeKey(sounds: readonly number[]): string {
  const rhyme = sounds.slice(rhymeStart(sounds));
  const heard = rhyme.filter(isVowel).map((sound, at) => (at > 0 && /^[AI]H$/.test(plain(sound)) ? "-" : plain(sound)));
  return `${heard.join(" ")} ${familyOf(rhyme.at(-1) ?? 0)}`;
}

function familyOf(sound: number): number {
  return isVowel(sound) ? -1 : families.findIndex((family) => family.includes(plain(sound)));
}

/** In the International Phonetic Alphabet, the stress mark before the consonants of its syllable. */
export function phonetic(sounds: readonly number[]): string {
  let text = "";
  let onset = "";
  for (const sound of sounds) {
    if (!isVowel(sound)) {
      onset += consonants[plain(sound) as keyof typeof consonants];
      continue;
    }
    const stress = sound % 3;
    const mark = stress === 1 ? "ˈ" : stress === 2 ? "ˌ" : "";
    const weak = stress === 0 ? { AH: "ə", ER: "ɚ" }[plain(sound)] : undefined;
    text += splitOnset(onset, mark, text === "") + (weak ?? vowels[plain(sound) as keyof typeof vowels]);
    onset = "";
  }
  return text + onset;
}

/** Inside a word the first of several consonants belongs to the syllable before. */
function splitOnset(onset: string, mark: string, first: boolean): string {
  if (mark === "" || first || onset.length < 2 || /^(?:tʃ|dʒ)$/.test(onset)) return mark + onset;
  return onset.charAt(0) + mark + onset.slice(1);
}
