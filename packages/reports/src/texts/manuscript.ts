import { catalogue, say } from "@housestyle/texts";

/** What the map of a manuscript says. */
export const manuscript = catalogue("report-manuscript", {
  title: "Map of the manuscript",
  about:
    "Every chapter beside the others: how long it is, how hard to read, how much is said aloud, how much of it thinks or looks back, and its mood, from −100, all dark, to 100, all bright. Chapters are headings, and lines such as “Chapter Two”; where there are none, five thousand words each.",
  chapters: "Chapters",
  longest: "Words in the longest chapter",
  shortest: "Words in the shortest chapter",
  beginning: "The beginning",
  words: say("Words {from, number} to {to, number}", (from: number, to: number) => ({ from, to })),
  graphs: {
    words: "Words",
    sentence: "Words in a sentence",
    grade: "School grade",
    dialogue: "Dialogue, %",
    slow: "Slow, %",
    mood: "Mood",
  },
});
