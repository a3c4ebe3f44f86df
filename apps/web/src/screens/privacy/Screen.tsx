import { Link } from "wouter";
import { useSession } from "../../app/session.ts";
import { useTitle } from "../../app/use-title.ts";
import { privacy as texts } from "../../texts/privacy.ts";
import { Kept } from "./Kept.tsx";
import "../../site/reading-page.css";
import "./privacy.css";

/** The privacy page in plain language, with what this particular server adds to it. */
export default function Screen() {
  useTitle(texts.title);
  const site = useSession((session) => session.site);
  const isIn = useSession(({ kind }) => kind === "in");
  const others = site?.Providers.map(({ Name }) => Name) ?? [];
  return (
    <article className="reading-page privacy">
      <h1>{texts.title}</h1>
      <p className="privacy-lead">{texts.about}</p>
      <section aria-labelledby="short">
        <h2 id="short">{texts.short}</h2>
        <ul className="privacy-points">
          {texts.points.map((point) => (
            <li key={point}>{point}</li>
          ))}
        </ul>
      </section>
      <Kept />
      {texts.sections.map(({ title, text }) => (
        <section key={title}>
          <h2>{title}</h2>
          <p>{text}</p>
        </section>
      ))}
      <section className="privacy-here">
        {site?.Captcha ? <p>{texts.captcha(site.Captcha.Provider)}</p> : null}
        {others.length > 0 ? <p>{texts.providers(others.join(", "))}</p> : null}
        {isIn ? (
          <p>
            <Link href="/account?show=privacy">{texts.account}</Link>
          </p>
        ) : null}
        <p>
          {texts.source} <a href="/api/docs">{texts.api}</a>
        </p>
      </section>
    </article>
  );
}
