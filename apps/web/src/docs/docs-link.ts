/** The page that is the list of all pages. */
export const contentsFile = "docs/README.md";
/** The list of rules, which the product shows on screens of its own. */
const rulesFile = "docs/rules.md";

/** Returns the file of the repository that a link in another file of it leads to, with the place in that file. */
export function fileOfLink(from: string, href: string): { readonly file: string; readonly hash: string } {
  const { pathname, hash } = new URL(href, `file:///${from}`);
  return { file: decodeURIComponent(pathname.slice(1)), hash };
}

/** Returns whether a link leads out of the repository. */
export function isOutside(href: string): boolean {
  return /^[a-z]+:/i.test(href);
}

/** Returns the address of a page by its file: `docs/editors/README.md` is at `/docs/editors`. */
export function addressOfFile(file: string): string {
  return `/${file.replace(/\.md$/, "").replace(/\/README$/, "")}`;
}

/**
 * Returns where a link of a page leads when the product shows that page, or undefined if it leads to something in the
 * repository that the product does not show.
 */
export function docsLink(from: string, href: string, isShown: (file: string) => boolean): string | undefined {
  if (isOutside(href) || href.startsWith("#")) return href;
  const { file, hash } = fileOfLink(from, href);
  if (file === rulesFile) return "/rules";
  return file === contentsFile || isShown(file) ? `${addressOfFile(file)}${hash}` : undefined;
}
