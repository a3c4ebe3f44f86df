/**
 * The letter on the home page, and a rule for it. Both are always in English, because that is the language that is
 * checked.
 */
export const sampleLetter = {
  lines: [
    "Dear Maria,",
    "Thank you for the note about our brochure. The first draft were ready on Tuesday, but the printer recieved an old file by mistake.",
    "In order to save time, we can meet on Friday. It could of been worse: nobody noticed the the typo on page two.",
    "We utilize paper from a mill by the river. It costs more and lasts longer.",
  ],
  house: {
    match: "utilize",
    replace: "use",
    message: "House style: use the plainer word.",
  },
} as const;
