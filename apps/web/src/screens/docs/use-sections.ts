import { pages } from "virtual:docs";
import { useEffect, useState } from "react";
import { type DocsSection, sectionsOf } from "../../docs/sections.ts";
import { loadPage } from "./load-page.ts";

/** Returns the sections of all pages once they are there; they are fetched as soon as they are `wanted`. */
export function useSections(wanted: boolean): readonly DocsSection[] | undefined {
  const [sections, setSections] = useState<readonly DocsSection[]>();
  useEffect(() => {
    if (!wanted || sections) return;
    let isGone = false;
    const coming = [...pages.keys()].map(async (address) => {
      const page = await loadPage(address);
      return page ? sectionsOf(address, page) : [];
    });
    // A page that cannot be fetched now is tried again when someone searches again.
    Promise.all(coming).then(
      (found) => isGone || setSections(found.flat()),
      () => {},
    );
    return () => {
      isGone = true;
    };
  }, [wanted, sections]);
  return sections;
}
