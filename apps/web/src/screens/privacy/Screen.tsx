import { Link } from "wouter";
import { useSession } from "../../app/session.ts";
import { useTitle } from "../../app/use-title.ts";
import { privacy as texts } from "../../texts/site-privacy.ts";
import { WhereTable } from "./WhereTable.tsx";
import "./privacy.css";

/** What goes where, in plain words. */
export default function Screen() {
  useTitle(texts.title);
  const isIn = useSession(({ kind }) => kind === "in");
  return (
    <article className="privacy">
      <h1>{texts.title}</h1>
      <p className="privacy-lead">{texts.lead}</p>
      <WhereTable />
      {texts.sections.map(({ title, paragraphs }) => (
        <section key={title}>
          <h2>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </section>
      ))}
      {isIn ? (
        <p>
          <Link href="/account?tab=privacy">{texts.account}</Link>
        </p>
      ) : null}
    </article>
  );
}
