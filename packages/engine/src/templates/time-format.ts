import type { Hit } from "../rule/rule.ts";
import { hits } from "./lane/hits.ts";
import { choice } from "./lane/options.ts";
import { say, spanOf } from "./lane/say.ts";
import { defineTemplate } from "./lane/template.ts";

const twelve =
  /(?<![\p{L}\p{N}.,:/$-])(1[0-2]|0?[1-9])(?:[:.]([0-5]\d))?[ \u00A0\u202F]?([ap])(\.m\.|\.m|m\.?)(?![\p{L}\p{N}])/giu;
const twentyFour =
  /(?<![\p{L}\p{N}.,:/$-])([01]\d|2[0-3]):([0-5]\d)(?![\p{L}\p{N}:/-]|[.,]\d|[ \u00A0\u202F]?[ap]\.?m)/giu;

interface Clock {
  /** 0 to 23. */
  readonly hour: number;
  readonly minutes: string | undefined;
}

function written({ hour, minutes }: Clock, style: string): string {
  if (style === "19:00") return `${String(hour).padStart(2, "0")}:${minutes ?? "00"}`;
  const half = hour < 12 ? "a" : "p";
  const time = `${hour % 12 || 12}${minutes === undefined ? "" : `:${minutes}`}`;
  if (style === "7PM") return `${time}${half.toUpperCase()}M`;
  return style === "7 pm" ? `${time} ${half}m` : `${time} ${half}.m.`;
}

/** Whether what stands there is right but for its blanks and “:00”. */
const isRight = (written: string, wanted: string): boolean =>
  written.replace(/[\u00A0\u202F]/g, " ") === wanted || written.replace(/:00/, "") === wanted;

/** A time with a.m. or p.m. that is written in another way. */
function halfDay(prose: string, match: RegExpExecArray, style: string): Hit | undefined {
  const [whole, hour, minutes, half] = match;
  const behind = prose.slice(match.index + whole.length);
  // The stop of “p.m.” may end the sentence, too.
  const ends = whole.endsWith(".") && /^["”’)\]]*(?:\s*$|\s+["“(]?\p{Lu})/u.test(behind.slice(0, 8));
  const plain = style !== "19:00" && minutes === "00" ? undefined : minutes;
  const clock = { hour: (Number(hour) % 12) + (half?.toLowerCase() === "p" ? 12 : 0), minutes: plain };
  const wanted = written(clock, style);
  const said = ends && !wanted.endsWith(".") ? `${wanted}.` : wanted;
  if (isRight(whole, wanted) || isRight(whole, said)) return undefined;
  return say(spanOf(match), `Write this time as “${wanted}”.`, said);
}

/** A time from 0 to 24 that surely is one: “4:30” may be a score, “John 13:14” a verse. */
function wholeDay(prose: string, match: RegExpExecArray, style: string): Hit | undefined {
  const hour = Number(match[1]);
  const verse = /\p{Lu}\p{Ll}+ $/u.test(prose.slice(Math.max(0, match.index - 24), match.index));
  if (verse || (hour > 9 && hour < 13)) return undefined;
  const wanted = written({ hour, minutes: match[2] === "00" ? undefined : match[2] }, style);
  const stopped = wanted.endsWith(".") && prose[match.index + match[0].length] === ".";
  return say(spanOf(match), `Write this time as “${wanted}”.`, stopped ? wanted.slice(0, -1) : wanted);
}

/** “19:00” and “7pm” → “7 p.m.” */
export const timeFormat = defineTemplate({
  id: 6,
  key: "time-format",
  name: "Time format",
  group: "Numbers",
  description: "Sets how the time of day is written.",
  level: "warning",
  options: { style: choice("Format", "7 p.m.", "7PM", "7 pm", "19:00") },
  examples: [
    { wrong: "Come at 7pm or at 19:30.", right: "Come at 7 p.m. or at 7:30 p.m." },
    { wrong: "It opens at 9 AM. Be there at 7 pm.", right: "It opens at 9 a.m. Be there at 7 p.m." },
    { config: { style: "7PM" }, wrong: "Come at 7 p.m. or later.", right: "Come at 7PM or later." },
    {
      config: { style: "7 pm" },
      wrong: "Come at 7 p.m. We leave at 8.30 p.m.",
      right: "Come at 7 pm. We leave at 8:30 pm.",
    },
    { config: { style: "19:00" }, wrong: "Come at 7 p.m. or 12 a.m.", right: "Come at 19:00 or 00:00." },
  ],
  leaves: [
    { text: "Come at 7 p.m. or 7:00 p.m. The odds are 4:30. John 13:14 says so. It took 01:15:30." },
    { text: "I am 7. At 9 I am up. Use 5pm_file and `19:00`." },
    { config: { style: "19:00" }, text: "Come at 19:00. I am 7." },
  ],
  compile: ({ style }) => ({
    *read({ prose }): Iterable<Hit> {
      yield* hits(prose.matchAll(twelve), (match) => halfDay(prose, match, style));
      if (style !== "19:00") yield* hits(prose.matchAll(twentyFour), (match) => wholeDay(prose, match, style));
    },
  }),
});
