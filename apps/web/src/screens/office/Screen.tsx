import { LinkButton } from "@housestyle/ui";
import { Link } from "wouter";
import { useTitle } from "../../app/use-title.ts";
import { office as texts } from "../../texts/office.ts";
import "../../site/reading-page.css";
import "./office.css";

/** What the server gives, in the order of the programs. */
const files = [
  "/office/housestyle.oxt",
  "/office/housestyle-office.zip",
  "/office/google-docs.zip",
  "/desktop/housestyle.deb",
] as const;

/** What can be installed into office programs, and how. */
export default function Screen() {
  useTitle(texts.title);
  return (
    <article className="reading-page office">
      <h1>{texts.title}</h1>
      <p className="office-about">{texts.about}</p>
      {location.protocol === "https:" ? null : <p className="office-note">{texts.needsHttps}</p>}
      {texts.programs.map(({ name, about, steps }, index) => (
        <section key={name} aria-label={name}>
          <h2>{name}</h2>
          <p>{about}</p>
          <LinkButton href={files[index] ?? ""} download>
            {texts.file(name)}
          </LinkButton>
          <ol>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </section>
      ))}
      <p className="office-note">
        {texts.older} <a href="/office/word.xml">{texts.olderWord}</a>,{" "}
        <a href="/office/outlook.xml">{texts.olderOutlook}</a>.
      </p>
      <p className="office-note">{texts.beta}</p>
      <p>
        <Link href="/account?show=keys">{texts.key}</Link> · <Link href="/docs/office">{texts.guide}</Link>
      </p>
    </article>
  );
}
