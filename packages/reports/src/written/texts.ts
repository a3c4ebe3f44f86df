import { catalogue, say } from "@housestyle/texts";

/** What is said around reports that are written out. */
export const texts = catalogue("written-reports", {
  wanted: {
    range: say("{least, number} to {most, number} wanted", (least: number, most: number) => ({ least, most })),
    least: say("at least {least, number} wanted", (least: number) => ({ least })),
    most: say("at most {most, number} wanted", (most: number) => ({ most })),
  },
  usual: say(
    "usual in {kind}: {least, number, ::.##} to {most, number, ::.##}",
    (kind: string, least: number, most: number) => ({ kind, least, most }),
  ),
  before: {
    same: "= as before",
    up: say("↑ from {was}", (was: string) => ({ was })),
    down: say("↓ from {was}", (was: string) => ({ was })),
  },
  places: say("{count, plural, one {# place} other {# places}}", (count: number) => ({ count })),
  reportOn: say("Reports on {name}", (name: string) => ({ name })),
});
