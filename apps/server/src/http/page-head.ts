/** What a page says of itself before any script runs: for tabs, link previews and search engines. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** False for a page that is about nothing: it is answered with 404. */
  readonly found: boolean;
}

/** Finds out the head of a page by its path; undefined for the app's usual one. */
export type HeadOf = (path: string) => Promise<PageHead | undefined>;

/** The app's page with another title and description. Both may hold anything. */
export function withHead(page: string, { title, description }: PageHead): string {
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace(/(<meta name="description" content=")[^"]*"/, (_, before: string) => `${before}${escaped(description)}"`);
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
