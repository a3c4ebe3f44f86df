import { catalogue, say } from "@housestyle/texts";

/** Everything that is said of a settings file. */
export const texts = catalogue("project", {
  bad: say("{file}: {reason}", (file: string, reason: string) => ({ file, reason })),
  cannotRead: say("{file}: cannot be read ({reason}).", (file: string, reason: string) => ({ file, reason })),
  cannotWrite: say("{file}: cannot be written ({reason}).", (file: string, reason: string) => ({ file, reason })),
  extendsItself: "this file extends itself.",
  noBase: say(
    "extends: there is no “{base}”. Write a path that starts with ./ or ../, or install the package.",
    (base: string) => ({ base }),
  ),
  notJson: "this is not JSON.",
  at: say("{place}: {fault}", (place: string, fault: string) => ({ place, fault })),
  noSuchMember: say("there is no such setting: {names}.", (names: readonly string[]) => ({ names: names.join(", ") })),
  missing: "this is missing.",
  oneOf: say("choose one of {choices}.", (choices: readonly string[]) => ({ choices: choices.join(", ") })),
  atMost: say("at most {most} are possible.", (most: number) => ({ most })),
  tooLong: say("write at most {most} characters.", (most: number) => ({ most })),
  empty: "this may not be empty.",
  mustBe: {
    string: "write a text in quotation marks.",
    array: "write a list in square brackets.",
    object: "write members in braces.",
    boolean: "write true or false.",
  } as Readonly<Record<string, string>>,
  wrong: "this cannot be used.",
  team: {
    unreachable: say(
      "{address} cannot be reached: what your team has decided does not count yet.",
      (address: string) => ({
        address,
      }),
    ),
    refused: say(
      "{address} does not say what your team has decided ({status}). Look whether the address and the key are right.",
      (address: string, status: string) => ({ address, status }),
    ),
  },
});
