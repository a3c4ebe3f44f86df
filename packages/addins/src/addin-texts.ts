/** What an add-in is called where people choose it. Stores ask for English first. */
export const addinTexts = {
  name: "Housestyle",
  short: "Remarks on your writing, checked on your own device",
  full: "Finds mistakes and what your team writes in another way, beside the text. It is checked on your own device, with the rules, terms and dictionary of your team.",
  button: "Check the text",
} as const;
