import { catalogue, quoted, say } from "@housestyle/texts";

/** The texts around the pages of the documentation. */
export const docs = catalogue("docs", {
  title: "Documentation",
  about: "How to write with Housestyle, set it up for a team, run a server, and connect your own programs.",
  pages: "Documentation pages",
  allPages: "All pages",
  onThisPage: "On this page",
  more: "More pages",
  previous: "Previous",
  next: "Next",
  copy: "Copy",
  copied: "Copied",
  linkTo: say("Copy link to {heading}", (heading: string) => ({ heading: quoted(heading) })),
  table: "Table",
  search: "Search docs",
  results: "Search results",
  found: say("{count, plural, one {# result} other {# results}}", (count: number) => ({ count })),
  none: say("No results for {wanted}", (wanted: string) => ({ wanted: quoted(wanted) })),
  tryOther: "Try fewer or different words.",
});
