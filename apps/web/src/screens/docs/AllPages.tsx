import { groups } from "virtual:docs";
import { Link } from "wouter";
import { useTitle } from "../../app/use-title.ts";
import { docs as texts } from "../../texts/docs.ts";
import { Search } from "./Search.tsx";

/** What is documented, for each kind of reader. */
export function AllPages() {
  useTitle(texts.title);
  return (
    <div className="docs-all">
      <h1>{texts.title}</h1>
      <p className="docs-lead">{texts.about}</p>
      <Search />
      <div className="docs-groups" lang="en">
        {groups.map(({ title, entries }) => (
          <section key={title} aria-labelledby={`for-${title}`}>
            <h2 id={`for-${title}`}>{title}</h2>
            <ul>
              {entries.map(({ href, title: name, about }) => (
                <li key={href}>
                  <Link href={href}>{name}</Link>
                  {about === "" ? null : <span className="docs-about">{about}</span>}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  );
}
