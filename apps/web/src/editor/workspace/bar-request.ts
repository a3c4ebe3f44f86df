/** That somebody wants the bar above the text, and what for. Each time they ask is another request. */
export interface BarRequest {
  readonly what: "find" | "replace" | "link";
}
