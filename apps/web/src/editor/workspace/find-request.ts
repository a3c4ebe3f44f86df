/** That somebody wants to find words in the text, and perhaps to replace them. Each time they ask is another request. */
export interface FindRequest {
  readonly replaces: boolean;
}
