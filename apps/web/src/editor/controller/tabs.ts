/** What the tabs of one browser tell each other. This never includes any words of a text. */
type News =
  | { readonly about: "document"; readonly key: string; readonly revision: number }
  /** What is known of the document on the server has changed. */
  | { readonly about: "server"; readonly key: string }
  /** The draft of this device is a document of the account now, under this name. */
  | { readonly about: "taken-in"; readonly name: string }
  | { readonly about: "personal" }
  /** What the person's teams have decided has changed. */
  | { readonly about: "house" };

/** The other tabs with this page. */
export class Tabs {
  readonly #channel = new BroadcastChannel("housestyle");

  listen(heard: (news: News) => void): void {
    this.#channel.onmessage = ({ data }: MessageEvent<News>) => heard(data);
  }

  tell(news: News): void {
    this.#channel.postMessage(news);
  }

  /**
   * Stops listening. Saves that are still in progress are announced all the same, because they are news to the other
   * tabs.
   */
  close(): void {
    this.#channel.onmessage = null;
  }
}
