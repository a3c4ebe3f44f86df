import { expect, test } from "vitest";
import { localVoices, voiceToUse } from "./voices.ts";

const voice = (name: string, lang: string, localService = true) => ({ name, lang, localService, voiceURI: name });
const all = [
  voice("Anna", "de-DE"),
  voice("Kate", "en_GB"),
  voice("Server", "en-US", false),
  voice("Alex", "en-US"),
  voice("Karen", "en-AU"),
];
const names = (dialect: string) => localVoices(all, dialect).map(({ name }) => name);

test("voices of the English variety come first, and none that sends the text to a server", () => {
  expect(names("en-GB")).toEqual(["Kate", "Alex", "Karen", "Anna"]);
  expect(names("en-US")).toEqual(["Alex", "Kate", "Karen", "Anna"]);
});

test("the voice that was chosen reads, and the first where it is not there any more", () => {
  expect(voiceToUse(all, "Karen")?.name).toBe("Karen");
  expect(voiceToUse(localVoices(all, "en-GB"), "Gone")?.name).toBe("Kate");
  expect(voiceToUse([], "Gone")).toBeUndefined();
});
