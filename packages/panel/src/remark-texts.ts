import type { Order } from "./orders.ts";
import { texts as first } from "./texts.ts";

/** What list and card say, and what is said when something was done with a remark. */
export const texts = {
  kinds: first.kinds,
  orders: { place: "By place", importance: "By importance" } satisfies Record<Order, string>,
  panel: {
    label: "Remarks",
    order: "Order",
    groups: "Groups of remarks",
    next: "Next remark (F8)",
    previous: "Previous remark (Shift+F8)",
    count: (count: number) => counted(count, "remark", "remarks"),
    places: (count: number) => counted(count, "place", "places"),
    /** Read aloud behind a number. */
    countOf: (count: number) => (count === 1 ? "remark" : "remarks"),
  },
  card: {
    label: (kind: string, words: string) => `${kind}: ${words}`,
    suggestions: "Write instead",
    delete: "Delete it",
    alike: (count: number) => `Accept all ${count.toLocaleString("en")} like this`,
    ignore: "Not here",
    ignoreAlike: (count: number) => `Ignore all ${count.toLocaleString("en")}`,
    atWord: "Remark at the caret",
  },
  done: {
    replaced: (from: string, to: string) => `${quoted(from)} is now ${quoted(to)}.`,
    deleted: (words: string) => `${quoted(words)} is deleted.`,
    replacedAll: (count: number, to: string) => `${counted(count, "place is", "places are")} now ${quoted(to)}.`,
    refused: "The words have changed since, so nothing was replaced.",
    goneOn: "The text has changed since. Ctrl+Z goes back step by step.",
  },
};

function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString("en")} ${count === 1 ? one : many}`;
}

/** Words in quotation marks, unless they have some of their own. */
function quoted(words: string): string {
  if (words.trim() === "") return "nothing";
  return /[“”"]/.test(words) ? words : `“${words}”`;
}
