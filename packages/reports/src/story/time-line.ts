import { occurrenceFinder } from "../notes/paragraph-notes.ts";
import { withLazyPlaces } from "../result/lazy-places.ts";
import { measure } from "../result/measure.ts";
import type { Report } from "../result/report.ts";
import { whole } from "../texts/whole.ts";

const { time: own } = whole;

const month = "(?:January|February|March|April|May|June|July|August|September|October|November|December)";
const weekday = "(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday)s?";
const figure =
  "(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|fifteen|twenty|thirty|forty|fifty|a|an|a few|several|many|some|half an)";
const unit = "(?:seconds?|minutes?|hours?|days?|nights?|weeks?|fortnights?|months?|years?|decades?|centuries|century)";
const partOfDay =
  "(?:morning|afternoon|evening|night|day|week|weekend|month|year|spring|summer|autumn|winter|decade|century)";
const hour = "(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d{1,2})";

/** How English says when, dates first: the longest that fits at a place. Written by us. */
const when = [
  `\\d{1,2}(?:st|nd|rd|th)?(?: of)? ${month}(?:,? \\d{4})?`,
  `${month} \\d{1,2}(?:st|nd|rd|th)?(?:,? \\d{4})?(?!\\d)`,
  `(?:early|late|mid-?|last|next|this|in|of|since|until|by|during|from|before|after)[ -]${month}(?: \\d{4})?`,
  "\\d{4}-\\d{2}-\\d{2}",
  "(?:in|since|until|till|by|before|after|from|of|during|around|about|circa) (?:the (?:early |late |mid-)?)?(?:1[0-9]{3}|20[0-9]{2})s?(?! [a-z]+s\\b)(?![\\d.,]*\\d)(?!%)",
  `(?:at |by |about |past |till |until |nearly )?(?:half past |(?:a )?quarter (?:past|to) )?${hour} o[’']clock`,
  `(?:half past|(?:a )?quarter (?:past|to)) ${hour}`,
  "(?:at )?\\d{1,2}(?:[:.]\\d{2})? ?(?:[ap]\\.m\\.|[ap]m\\b)",
  `${figure} ${unit} (?:ago|later|earlier|afterwards|before)`,
  `(?:in|within|after|for) ${figure} ${unit}`,
  `(?:the )?(?:next|following|previous|same|other) ${partOfDay}(?: (?:before|after))?`,
  `(?:last|next|this|that|every|each|one) ${partOfDay}`,
  `(?:(?:on|last|next|this|by|until|every) )?${weekday}(?: (?:morning|afternoon|evening|night))?`,
  "(?:yesterday|tomorrow)(?: (?:morning|afternoon|evening|night))?|the day (?:before yesterday|after tomorrow)|today|tonight|nowadays",
  `(?:in|during|by|towards?) the (?:early |late )?(?:morning|afternoon|evening|night|spring|summer|autumn|winter)`,
  "(?:at|before|after|by|until|since) (?:dawn|daybreak|sunrise|noon|midday|dusk|sunset|nightfall|midnight|night|Christmas|Easter)",
  "meanwhile|the day before|the night before|the day after",
].join("|");
const anyTime = new RegExp(`(?<![\\p{L}\\p{N}])(?:${when})(?![\\p{L}\\p{N}])`, "giu");

const found = occurrenceFinder(({ text, sentences }) =>
  sentences.length === 0
    ? []
    : [...text.matchAll(anyTime)]
        .filter(([words]) => isTime(words))
        .map(({ 0: words, index }) => ({ start: index, end: index + words.length, words })),
);

/** “one day”, “march two”, “may 3”: case tells a month and a weekday. */
const isTime = (words: string): boolean =>
  !/(?<![\p{L}])(?:march|may|august|january|february|april|june|july|september|october|november|december|sun|monday|tuesday|wednesday|thursday|friday|saturday|sunday)/u.test(
    words,
  );

/** When things happen, in the order of the text. */
export const timeLine: Report = {
  id: "time",
  title: () => own.title,
  about: () => own.about,
  tell(reading) {
    const all = found(reading);
    const told = { measures: [measure("times", own.count, all.length)], graphs: [] };
    return withLazyPlaces(told, () => all.all.map(({ start, end, words }) => ({ start, end, note: words })));
  },
};
