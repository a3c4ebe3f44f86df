import { unitSymbols } from "../language/units.ts";
import type { Hit } from "../rule/rule.ts";
import type { Dialect } from "../settings/settings.ts";
import { hits } from "./lane/hits.ts";
import { choice, flag } from "./lane/options.ts";
import { say, spanOf } from "./lane/say.ts";
import { defineTemplate } from "./lane/template.ts";

const figure = "(\\d{1,3}(?:,\\d{3})+(?:\\.\\d+)?|\\d+(?:\\.\\d+)?)";
const start = "(?<![\\p{L}\\p{N}.,:/$€£#_-])";
const symbolPattern = [...unitSymbols].sort((x, y) => y.length - x.length).join("|");
const measured = new RegExp(`${start}${figure}([ \\u00A0\\u202F]?)(${symbolPattern})(?![\\p{L}\\p{N}/_²³-])`, "gu");

interface Measure {
  readonly system: "metric" | "imperial";
  /** How it may be written; the first is the symbol. */
  readonly names: string;
  /** What it is converted to, and how many of that are in one; temperatures have their own formula. */
  readonly to: string;
  readonly factor: number;
}

/** Units of one system and their match in the other. “pounds” are money too often, “feet” and “stone” other things. */
const measures: readonly Measure[] = [
  { system: "imperial", names: "miles|mile", to: "km", factor: 1.609344 },
  { system: "imperial", names: "mph", to: "km/h", factor: 1.609344 },
  { system: "imperial", names: "inches|inch", to: "cm", factor: 2.54 },
  { system: "imperial", names: "ft|feet|foot", to: "m", factor: 0.3048 },
  { system: "imperial", names: "yd|yards|yard", to: "m", factor: 0.9144 },
  { system: "imperial", names: "lbs|lb", to: "kg", factor: 0.45359237 },
  { system: "imperial", names: "oz|ounces|ounce", to: "g", factor: 28.349523125 },
  { system: "imperial", names: "gallons|gallon", to: "litres", factor: 3.785411784 },
  { system: "imperial", names: "°F", to: "°C", factor: 1 },
  { system: "metric", names: "km|kilometres|kilometre|kilometers|kilometer", to: "miles", factor: 0.621371192 },
  { system: "metric", names: "km/h", to: "mph", factor: 0.621371192 },
  { system: "metric", names: "cm|centimetres|centimetre|centimeters|centimeter", to: "inches", factor: 0.393700787 },
  { system: "metric", names: "metres|metre|meters|meter", to: "ft", factor: 3.280839895 },
  { system: "metric", names: "kg|kilograms|kilogram", to: "lb", factor: 2.204622622 },
  { system: "metric", names: "litres|litre|liters|liter", to: "gallons", factor: 0.264172052 },
  { system: "metric", names: "°C", to: "°F", factor: 1 },
];

/** An imperial gallon is larger than an American one. */
const britishGallon = 4.54609;

const patternOf = ({ names }: Measure): RegExp =>
  new RegExp(`${start}${figure}[ \\u00A0\\u202F-]?(?:${names})(?![\\p{L}\\p{N}/_²³-])`, "gu");

function converted(value: number, { names, to, factor }: Measure, dialect: Dialect): number {
  if (to === "°C") return ((value - 32) * 5) / 9;
  if (to === "°F") return (value * 9) / 5 + 32;
  if (dialect === "en-US" || !/gallon/.test(names + to)) return value * factor;
  return to === "litres" ? value * britishGallon : value / britishGallon;
}

/** As many significant digits as were given, two at least. */
function rounded(value: number, digits: number): string {
  const shown = Number(value.toPrecision(Math.min(15, Math.max(2, digits))));
  return shown.toLocaleString("en-US", { maximumFractionDigits: 6 });
}

/** A measure of the other system, converted. */
function foreign(
  prose: string,
  match: RegExpExecArray,
  measure: Measure,
  dialect: Dialect,
  gap: string,
): Hit | undefined {
  const [whole, figures = ""] = match;
  const end = match.index + whole.length;
  // “8 km (5 miles)”, “5 miles (8 km)”: both are there.
  if (prose[match.index - 1] === "(" || /^ \(\d/.test(prose.slice(end, end + 3))) return undefined;
  const value = converted(Number(figures.replaceAll(",", "")), measure, dialect);
  const wanted = `${rounded(value, figures.replace(/^0|\D/g, "").length)}${gap}${measure.to}`;
  return say(spanOf(match), `Use ${measure.system === "metric" ? "imperial" : "metric"} units: “${wanted}”.`, wanted);
}

/** “5km” → “5 km”, and with a system chosen “5 miles” → “8 km”. */
export const units = defineTemplate({
  id: 8,
  key: "units",
  name: "Units",
  group: "Numbers",
  description: "Sets whether a space comes between a figure and its unit, and which system of units is used.",
  level: "warning",
  options: {
    space: flag("Space before the unit", true),
    system: choice("System of units", "any", "metric", "imperial"),
  },
  examples: [
    { wrong: "It weighs 5kg at 20°C.", right: "It weighs 5 kg at 20 °C." },
    { config: { space: false }, wrong: "It weighs 5 kg.", right: "It weighs 5kg." },
    { config: { system: "metric" }, wrong: "Walk 5 miles.", right: "Walk 8 km." },
    { config: { system: "imperial" }, wrong: "It is 100 °C.", right: "It is 212 °F." },
  ],
  leaves: [
    { text: "It weighs 5 kg. A 5G phone, 4K film, MP3, 10k run, 3D. It has 5 GB. Use `5kg` and w5kg." },
    { config: { system: "metric" }, text: "Walk 8 km (5 miles). He paid 5 pounds on foot 5 times." },
    { config: { space: false }, text: "It weighs 5kg and has 5 lives." },
  ],
  compile: ({ space, system }) => {
    const others = measures
      .filter((measure) => system !== "any" && measure.system !== system)
      .map((measure) => ({ measure, pattern: patternOf(measure) }));
    const gap = space ? " " : "";
    return {
      *read({ a, prose }): Iterable<Hit> {
        for (const { measure, pattern } of others)
          yield* hits(prose.matchAll(pattern), (match) => foreign(prose, match, measure, a.dialect, gap));
        yield* hits(prose.matchAll(measured), (match) => {
          const wanted = `${match[1] ?? ""}${gap}${match[3] ?? ""}`;
          return (match[2] === "") === (gap === "")
            ? undefined
            : say(spanOf(match), `Write this measurement as “${wanted}”.`, wanted);
        });
      },
    };
  },
});
