import { groups } from "virtual:docs";
import { Link } from "wouter";
import type { DocsEntry } from "../../docs/docs-page.ts";
import { docs as texts } from "../../texts/docs.ts";

/** All pages for each kind of reader. The current one is marked, and its branch is open. */
export function PageList({ address }: { readonly address: string }) {
  return (
    <nav className="docs-list" aria-label={texts.pages} lang="en">
      {groups.map(({ title, entries }) => (
        <section key={title} aria-label={title}>
          <p className="docs-list-title">{title}</p>
          <Entries entries={entries} address={address} />
        </section>
      ))}
    </nav>
  );
}

function Entries({ entries, address }: { readonly entries: readonly DocsEntry[]; readonly address: string }) {
  return (
    <ul>
      {entries.map(({ href, title, parts }) => (
        <li key={href}>
          <Link href={href} aria-current={href === address ? "page" : undefined}>
            {title}
          </Link>
          {parts.length > 0 && (address === href || address.startsWith(`${href}/`)) ? (
            <Entries entries={parts} address={address} />
          ) : null}
        </li>
      ))}
    </ul>
  );
}
