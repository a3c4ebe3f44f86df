import { catalogue, say } from "@housestyle/texts";

/** The messages about a settings file. */
export const texts = catalogue("project", {
  bad: say("{file}: {reason}", (file: string, reason: string) => ({ file, reason })),
  cannotRead: say("{file}: could not be read ({reason}).", (file: string, reason: string) => ({ file, reason })),
  cannotWrite: say("{file}: could not be written ({reason}).", (file: string, reason: string) => ({ file, reason })),
  extendsItself: "this file extends itself.",
  noBase: say(
    "extends: “{base}” was not found. Use a path that starts with ./ or ../, or install the package.",
    (base: string) => ({ base }),
  ),
  notJson: "not valid JSON.",
  at: say("{place}: {fault}", (place: string, fault: string) => ({ place, fault })),
  noSuchMember: say("unknown setting: {names}.", (names: readonly string[]) => ({ names: names.join(", ") })),
  missing: "required.",
  oneOf: say("choose one of {choices}.", (choices: readonly string[]) => ({ choices: choices.join(", ") })),
  atMost: say("the limit is {most}.", (most: number) => ({ most })),
  tooLong: say("use at most {most} characters.", (most: number) => ({ most })),
  empty: "cannot be empty.",
  mustBe: {
    string: "must be text in quotation marks.",
    array: "must be a list in square brackets.",
    object: "must be an object in braces.",
    boolean: "must be true or false.",
  } as Readonly<Record<string, string>>,
  wrong: "not a valid value.",
  team: {
    unreachable: say("Cannot reach {address}, so your team’s style settings do not apply yet.", (address: string) => ({
      address,
    })),
    refused: say(
      "{address} did not return your team’s style settings ({status}). Check the server URL and the API key.",
      (address: string, status: string) => ({ address, status }),
    ),
  },
});
