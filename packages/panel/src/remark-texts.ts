import { catalogue, quoted, say } from "@housestyle/texts";
import type { Order } from "./orders.ts";
import { texts as first } from "./texts.ts";

const counted = (count: number) => ({ count });

/** The texts of the list and the card, and the messages after an action. */
export const texts = catalogue("remarks", {
  kinds: first.kinds,
  orders: { place: "Position", importance: "Importance" } satisfies Record<Order, string>,
  panel: {
    label: "Suggestions",
    order: "Sort",
    groups: "Suggestion categories",
    next: "Next suggestion (F8)",
    previous: "Previous suggestion (Shift+F8)",
    count: say("{count, plural, one {# suggestion} other {# suggestions}}", counted),
    places: say("{count, plural, one {once} other {# times}}", counted),
    /** Read aloud after a number. */
    countOf: say("{count, plural, one {suggestion} other {suggestions}}", counted),
  },
  card: {
    label: say("{kind}: {words}", (kind: string, words: string) => ({ kind, words })),
    suggestions: "Replace with",
    delete: "Delete",
    space: "Single space",
    alike: say("Accept all {count, number} like this", counted),
    why: "Why?",
    more: "More options",
    ignore: "Ignore here",
    ignoreAlike: say("Ignore all {count, number}", counted),
    atWord: "Suggestion at the cursor",
  },
  done: {
    replaced: say("{from} is now {to}.", (from: string, to: string) => ({ from: quoted(from), to: quoted(to) })),
    deleted: say("{words} was deleted.", (words: string) => ({ words: quoted(words) })),
    replacedAll: say(
      "Replaced {count, plural, one {# instance} other {# instances}} with {to}.",
      (count: number, to: string) => ({ count, to: quoted(to) }),
    ),
    refused: "The text has changed since then, so nothing was replaced.",
    goneOn: "The text has changed since then. Press Ctrl+Z to undo step by step.",
  },
});
