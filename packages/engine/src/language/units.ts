/** Symbols of units that stand behind a figure and are nothing else. Written by us. */
export const unitSymbols: readonly string[] =
  `mm cm km µm nm mg kg µg ml mL cl dl kB KB MB GB TB kHz MHz GHz Hz kW MW kWh
Wh kPa kV mph km/h lb lbs oz ft yd °C °F px pt dB rpm fps sq m² km² cm² m³`.split(/\s+/);

/** Words for units of measure, time left out. Written by us. */
export const unitWords: ReadonlySet<string> = new Set(
  `millimetre millimeter centimetre centimeter metre meter kilometre kilometer inch inches foot feet yard mile gram
  gramme kilogram kilo tonne ton ounce pound stone litre liter millilitre milliliter pint gallon acre hectare watt kilowatt
  volt amp hertz byte kilobyte megabyte gigabyte terabyte bit pixel degree calorie joule percent cent`
    .split(/\s+/)
    .flatMap((word) => [word, `${word}s`])
    .concat("per"),
);
