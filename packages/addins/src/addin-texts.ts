/** What an add-in is called where people choose it. Stores ask for English first. */
export const addinTexts = {
  name: "Housestyle",
  short: "Writing suggestions, checked on your own device",
  full: "Finds mistakes and departures from your team’s style as you write. Checks on your own device with your team’s rules, terms, and dictionary.",
  button: "Check text",
} as const;
