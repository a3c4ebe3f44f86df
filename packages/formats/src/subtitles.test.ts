import { expect, test } from "vitest";
import { subtitlesCutter } from "./subtitles.ts";
import { flagged } from "./testing/flagged.ts";
import { seen } from "./testing/seen.ts";

const srt = (...titles: readonly string[]) =>
  titles.map((words, i) => `${i + 1}\r\n00:00:0${i},000 --> 00:00:0${i + 1},000\r\n${words}\r\n`).join("\r\n");

test.each([
  ["a sentence that goes on", srt("One two", "three.", "Four."), ["dialogue: One two three.", "dialogue: Four."]],
  ["speakers", srt("- One.\r\n- Two.", "ANNA: Three."), ["dialogue: One.", "dialogue: Two.", "dialogue: Three."]],
  ["tags and sounds", srt("<i>One</i> {\\an8}two [door slams] ♪ three ♪"), ["dialogue: One two three"]],
  [
    "WebVTT",
    "WEBVTT - a\n\nNOTE b c\n\nSTYLE\n::cue {}\n\nname\n00:01.000 --> 00:02.000 align:start\n<v Anna>One.</v>\n",
    ["dialogue: One."],
  ],
])("%s", (_, text, paragraphs) => {
  expect(seen(subtitlesCutter(text))).toEqual(paragraphs);
});

test("only what is said is remarked on", () => {
  const text = srt(
    "I went to ‹teh›",
    "store, you know? [teh]",
    "<i>She ate ‹a› apple.</i>",
    "TEH GUY: yes, teh-teh.".replace("teh-teh", "it is"),
  );
  expect(flagged(text, "subtitles")).toBe(text);
});
