/** A request to show the bar above the text. Each request is a new object, even if the bar is already open. */
export interface BarRequest {
  readonly what: "find" | "replace" | "link";
}
