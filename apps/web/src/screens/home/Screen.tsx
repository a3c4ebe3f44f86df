import { Link } from "wouter";
import { useSession } from "../../app/session.ts";
import { useNamedPlace } from "../../app/use-scroll-place.ts";
import { useTitle } from "../../app/use-title.ts";
import { home as texts } from "../../texts/home.ts";
import { Checks } from "./Checks.tsx";
import { Demo } from "./Demo.tsx";
import "@housestyle/surfaces/marks.css";
import "./home.css";

/** The editor with a report, taken by `node scripts/screens.mjs reports`. */
const picture = {
  light: new URL("./reports-light.jpg", import.meta.url).href,
  dark: new URL("./reports-dark.jpg", import.meta.url).href,
};

/** The programs that the product works in, and the pages that describe how. */
const places: readonly Place[] = [
  { ...texts.places.browsers, href: "/extension" },
  { ...texts.places.office, href: "/office" },
  { ...texts.places.terminal, href: "/docs/command-line" },
  { ...texts.places.programs, href: "/api/docs", isOutside: true },
];

interface Place {
  readonly title: string;
  readonly text: string;
  readonly href?: string;
  /** Another page of the server, not a screen of this app. */
  readonly isOutside?: boolean;
}

/** The home page: what the product does, demonstrated by the product. */
export default function Screen() {
  useTitle("");
  useNamedPlace();
  return (
    <div className="home">
      <section className="home-hero">
        <h1>{texts.headline}</h1>
        <p className="home-about">
          {texts.about} <strong>{texts.open}</strong>
        </p>
        <Begin />
      </section>
      <Demo />
      <Checks />
      <section className="home-section" aria-labelledby="writers">
        <h2 id="writers">{texts.writers.title}</h2>
        <Points points={texts.writers.points} />
      </section>
      <section className="home-section" aria-labelledby="reports">
        <h2 id="reports">{texts.reports.title}</h2>
        <p className="home-lead">{texts.reports.about}</p>
        <picture>
          <source srcSet={picture.dark} media="(prefers-color-scheme: dark)" />
          <img
            className="home-picture"
            src={picture.light}
            alt={texts.reports.picture}
            width={1440}
            height={900}
            loading="lazy"
          />
        </picture>
      </section>
      <section className="home-section" aria-labelledby="teams">
        <h2 id="teams">{texts.teams.title}</h2>
        <p className="home-lead">{texts.teams.about}</p>
        <Points points={texts.teams.points} />
      </section>
      <section className="home-section" aria-labelledby="places">
        <h2 id="places">{texts.places.title}</h2>
        <ul className="home-points">
          {places.map(({ title, text, href, isOutside }) => (
            <li key={title}>
              <h3>{href ? isOutside ? <a href={href}>{title}</a> : <Link href={href}>{title}</Link> : title}</h3>
              <p className="home-points-text">{text}</p>
            </li>
          ))}
        </ul>
      </section>
      <section className="home-section" aria-labelledby="server">
        <h2 id="server">{texts.server.title}</h2>
        <p className="home-lead">{texts.server.about}</p>
        <pre className="home-command">
          <code>{texts.server.command}</code>
        </pre>
        <p className="home-guide">
          <Link href="/docs/operations">{texts.server.guide}</Link>
        </p>
      </section>
      <section className="home-close">
        <h2>{texts.close.title}</h2>
        <p className="home-lead">{texts.close.text}</p>
        <Begin />
      </section>
    </div>
  );
}

function Begin() {
  const isIn = useSession(({ kind }) => kind === "in");
  return (
    <div className="home-begin">
      <Link href="/editor" className="button button-primary">
        {texts.begin}
      </Link>
      <Link href={isIn ? "/team" : "/signup?next=%2Fteam"} className="button button-outline">
        {texts.forTeam}
      </Link>
      {isIn ? null : <p>{texts.noAccount}</p>}
    </div>
  );
}

function Points({ points }: { readonly points: readonly { readonly title: string; readonly text: string }[] }) {
  return (
    <ul className="home-points">
      {points.map(({ title, text }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p className="home-points-text">{text}</p>
        </li>
      ))}
    </ul>
  );
}
