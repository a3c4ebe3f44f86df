/** What tabs of one browser tell each other. Never any words of a text. */
type News = { readonly about: "document"; readonly revision: number } | { readonly about: "personal" };

/** The other tabs with this page. */
export class Tabs {
  readonly #channel = new BroadcastChannel("housestyle");

  listen(heard: { readonly document: (revision: number) => void; readonly personal: () => void }): void {
    this.#channel.onmessage = ({ data }: MessageEvent<News>) => {
      if (data.about === "document") heard.document(data.revision);
      else heard.personal();
    };
  }

  tell(news: News): void {
    this.#channel.postMessage(news);
  }
}
