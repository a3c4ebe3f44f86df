/** The names and descriptions of add-ins in stores, which require English first. */
export const addinTexts = {
  name: "Housestyle",
  short: "Writing suggestions, checked on your own device",
  full: "Finds mistakes and departures from your team’s style as you write. Checks your text on your own device, with your team’s rules, terms, and dictionary.",
  button: "Check text",
} as const;
