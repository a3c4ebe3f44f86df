/** The title and description of a page before any script runs, for tabs, link previews, and search engines. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  /** False for a page that does not exist, which is served with 404. */
  readonly found: boolean;
}

/** Returns the head of a page by its path, or undefined for the default one. */
export type HeadOf = (path: string) => Promise<PageHead | undefined>;

/**
 * Returns the page with another title and description, which are escaped. Existing pages also get a preview picture.
 */
export function withHead(page: string, { title, description, found }: PageHead, publicUrl: string): string {
  const preview = {
    "og:type": "website",
    "og:title": title,
    "og:description": description,
    "og:image": new URL("/icons/preview.png", publicUrl).href,
    "twitter:card": "summary_large_image",
  };
  const tags = Object.entries(found ? preview : {}).map(
    ([name, content]) => `<meta property="${name}" content="${escaped(content)}">`,
  );
  return page
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>${tags.join("")}`)
    .replace(/(<meta name="description" content=")[^"]*"/, (_, before: string) => `${before}${escaped(description)}"`);
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
}
