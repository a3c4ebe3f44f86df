import { catalogue, say } from "@housestyle/texts";

/** The texts of the manuscript map. */
export const manuscript = catalogue("report-manuscript", {
  title: "Manuscript map",
  about:
    "Your chapters side by side: length, reading grade, dialogue, slow paragraphs, and mood, from −100 (all negative) to 100 (all positive). A chapter starts at a heading or a line such as “Chapter Two”. Without these, every 5,000 words count as a chapter.",
  chapters: "Chapters",
  longest: "Longest chapter (words)",
  shortest: "Shortest chapter (words)",
  beginning: "Beginning",
  words: say("Words {from, number} to {to, number}", (from: number, to: number) => ({ from, to })),
  graphs: {
    words: "Words",
    sentence: "Average sentence length",
    grade: "Reading grade",
    dialogue: "Dialogue, %",
    slow: "Slow paragraphs, %",
    mood: "Mood",
  },
});
