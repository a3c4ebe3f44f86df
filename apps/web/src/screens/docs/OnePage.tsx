import { pages } from "virtual:docs";
import { Disclosure } from "@housestyle/ui";
import { Suspense, use } from "react";
import { Link } from "wouter";
import { useNamedPlace } from "../../app/use-scroll-place.ts";
import { useTitle } from "../../app/use-title.ts";
import { Waiting } from "../../app/Waiting.tsx";
import { type DocsNode, wordsOf } from "../../docs/docs-page.ts";
import { docs as texts } from "../../texts/docs.ts";
import { drawn } from "./drawn.tsx";
import { loadPage } from "./load-page.ts";
import { PageList } from "./PageList.tsx";
import { Search } from "./Search.tsx";
import "./docs-text.css";

/** One page of the documentation between the list of all pages and the list of its own headings. */
export function OnePage({ address }: { readonly address: string }) {
  useTitle(pages.get(address)?.title ?? texts.title);
  return (
    <div className="docs-one">
      <div className="docs-side">
        <Search />
        <PageList address={address} />
      </div>
      <div className="docs-pages">
        <Disclosure summary={texts.allPages}>
          <PageList address={address} />
        </Disclosure>
      </div>
      <Suspense fallback={<Waiting />}>
        <Article address={address} />
      </Suspense>
    </div>
  );
}

function Article({ address }: { readonly address: string }) {
  const page = loadPage(address);
  if (!page) throw new Error("Only pages in the list are shown.");
  const { title, nodes } = use(page);
  useNamedPlace();
  return (
    <>
      <article className="docs-text" lang="en">
        <h1>{title}</h1>
        {/* On wide windows, the headings are listed beside the text instead. */}
        <div className="docs-inside">
          <Disclosure summary={texts.onThisPage}>
            <Headings nodes={nodes} />
          </Disclosure>
        </div>
        {nodes.map(drawn)}
        <Neighbors address={address} />
      </article>
      <div className="docs-beside" lang="en">
        <Headings nodes={nodes} />
      </div>
    </>
  );
}

/** The headings of a page, as links. */
function Headings({ nodes }: { readonly nodes: readonly DocsNode[] }) {
  const headings = nodes.filter((node) => typeof node !== "string").filter(({ id }) => id !== undefined);
  if (headings.length === 0) return null;
  return (
    <nav className="docs-headings" aria-label={texts.onThisPage}>
      <p className="docs-headings-title">{texts.onThisPage}</p>
      <ul>
        {headings.map((heading) => (
          <li key={heading.id} className={heading.tag === "h3" ? "docs-deeper" : undefined}>
            <a href={`#${heading.id}`}>{wordsOf(heading)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The pages before and after this one in the list. */
function Neighbors({ address }: { readonly address: string }) {
  const addresses = [...pages.keys()];
  const place = addresses.indexOf(address);
  const linkTo = (there: string | undefined, label: string, side: string) => {
    const page = there === undefined ? undefined : pages.get(there);
    return page && there !== undefined ? (
      <Link href={there} className={side}>
        <span className="docs-neighbor-label">{label}</span> {page.title}
      </Link>
    ) : null;
  };
  return (
    <nav className="docs-neighbors" aria-label={texts.more}>
      {linkTo(addresses[place - 1], texts.previous, "docs-previous")}
      {linkTo(addresses[place + 1], texts.next, "docs-next")}
    </nav>
  );
}
