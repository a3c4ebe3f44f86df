import { catalogue, say } from "@housestyle/texts";

/** The texts around exported reports. */
export const texts = catalogue("written-reports", {
  wanted: {
    range: say("goal: {least, number} to {most, number}", (least: number, most: number) => ({ least, most })),
    least: say("goal: at least {least, number}", (least: number) => ({ least })),
    most: say("{most, plural, =0 {goal: 0} other {goal: at most {most, number}}}", (most: number) => ({ most })),
  },
  usual: say(
    "typical of {kind}: {least, number, ::@##} to {most, number, ::@##}",
    (kind: string, least: number, most: number) => ({ kind, least, most }),
  ),
  before: {
    same: "= unchanged",
    up: say("↑ from {was}", (was: string) => ({ was })),
    down: say("↓ from {was}", (was: string) => ({ was })),
  },
  places: say("{count, plural, one {# instance} other {# instances}}", (count: number) => ({ count })),
  reportOn: say("Reports for {name}", (name: string) => ({ name })),
});
