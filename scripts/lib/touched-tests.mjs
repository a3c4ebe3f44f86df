import { dirname } from "node:path/posix";

const page = "apps/web/src";
/** What shows the whole page: for what belongs to no part of it alone. */
const journeys = [`${page}/screens/every-screen.browser.test.ts`, `${page}/screens/together.browser.test.ts`];

/**
 * The browser tests that a change touches, by the paths of what has changed and of all browser tests. They drive a page that
 * is built, so imports do not tell: those beside a source of the page are its own, or those of the folder around it.
 */
export function touchedBrowserTests(changed, all) {
  const touched = changed.filter(isOfPage).flatMap((path) => beside(dirname(path), all));
  return [...new Set(touched)].filter((path) => all.includes(path)).sort();
}

function isOfPage(path) {
  return /^(apps\/web|packages\/[^/]+)\/.+\.(tsx?|css|html)$/.test(path) && !/\.test\.tsx?$/.test(path);
}

function beside(folder, all) {
  if (!folder.startsWith(`${page}/`)) return journeys;
  const found = all.filter((path) => path.startsWith(`${folder}/`) && !journeys.includes(path));
  return found.length > 0 ? found : beside(dirname(folder), all);
}
