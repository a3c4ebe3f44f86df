import { catalogue, say } from "@housestyle/texts";

/** The texts about the language model of a team. */
export const teamModel = catalogue("teamModel", {
  title: "Language model",
  about:
    "Members can send text to a language model when they choose to, and see the host before. Nothing is sent automatically.",
  allow: "Allow language models",
  allowHint: "When off, members can’t use a language model on this server.",
  which: "Model",
  server: say("This server’s: {model} at {host}", (model: string, host: string) => ({ model, host })),
  noServer: "None",
  own: "The team’s own",
  url: "Base URL",
  urlHint: say("An OpenAI-compatible API. Allowed hosts: {hosts}", (hosts: string) => ({ hosts })),
  model: "Model name",
  key: "API key",
  keyHint: "Leave empty if the server doesn’t need one.",
  keyKept: "A key is stored. Enter a new one to replace it.",
  removeKey: "Remove the stored key",
  personLimit: "Requests per member and day",
  teamLimit: "Requests per team and day",
  limitHint: "Leave empty for no limit.",
  save: "Save",
  saved: "Language model saved.",
  urlNeeded: "Enter the URL of the team’s model.",
  saveFirst: "Save your changes to test the model.",
  test: "Test",
  testing: "Waiting for the model…",
  works: say("The model responded in {seconds, number} s: {text}", (seconds: number, text: string) => ({
    seconds,
    text,
  })),
  features: "Choose what members can do with it under Features.",
  used: say(
    "{count, plural, =0 {Not used today} one {1 request today} other {{count, number} requests today}}",
    (count: number) => ({
      count,
    }),
  ),
  use: "Requests in the last 30 days",
  count: say("{count, number}", (count: number) => ({ count })),
  day: "Day",
  requests: "Requests",
  sent: "Characters sent",
  received: "Characters received",
});
