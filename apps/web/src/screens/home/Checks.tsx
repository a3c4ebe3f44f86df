import { texts as panel } from "@housestyle/panel";
import { home } from "../../texts/home.ts";

const texts = home.checks;
const kinds = ["spelling", "grammar", "punctuation", "clarity", "style", "team"] as const;

/** What the checker looks at, each kind with an example under its own mark. */
export function Checks() {
  return (
    <section className="home-section" aria-labelledby="checks">
      <h2 id="checks">{texts.title}</h2>
      <p className="home-lead">{texts.about}</p>
      <dl className="home-checks">
        {kinds.map((kind) => {
          const { wrong, right, why } = texts.examples[kind];
          return (
            <div key={kind}>
              <dt>{panel.kinds[kind]}</dt>
              <dd className="home-example">
                <span className="home-right">{right}</span> <span className="home-instead">{texts.instead}</span>{" "}
                <span className={`mark mark-${kind}`}>{wrong}</span>
              </dd>
              <dd className="home-why">{why}</dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
