import { Link } from "wouter";
import { useSession } from "../../app/session.ts";
import { useTitle } from "../../app/use-title.ts";
import { useNamedPlace } from "../../site/use-scroll-place.ts";
import { home as texts } from "../../texts/home.ts";
import { Checks } from "./Checks.tsx";
import { Demo } from "./Demo.tsx";
import "@housestyle/surfaces/marks.css";
import "./home.css";

/** The first page: what the product does, shown by the product. */
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
      <section className="home-section" aria-labelledby="teams">
        <h2 id="teams">{texts.teams.title}</h2>
        <p className="home-lead">{texts.teams.about}</p>
        <Points points={texts.teams.points} />
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
