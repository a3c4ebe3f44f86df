import { listedRules } from "@housestyle/engine/listed-rules";
import { texts as suggestions } from "@housestyle/panel";
import { Badge } from "@housestyle/ui";
import { Link } from "wouter";
import { useTitle } from "../../app/use-title.ts";
import { parts } from "../../texts/editor-parts.ts";
import { rules as texts } from "../../texts/rules.ts";

/** One rule: what it flags and why, with examples, its confidence, and how to turn it off. */
export function RulePage({ id }: { readonly id: string }) {
  const rule = listedRules.find((each) => each.id === id);
  useTitle(rule?.title ?? texts.title);
  if (!rule) {
    return (
      <>
        <h1>{texts.unknown}</h1>
        <p>
          <Link href="/rules">{texts.all}</Link>
        </p>
      </>
    );
  }
  const { title, kind, level, explain, examples, sure, picky, styles } = rule;
  return (
    <article>
      <p className="rules-way">
        <Link href="/rules">{texts.all}</Link>
      </p>
      <h1>{title}</h1>
      <p className="rules-facts">
        {suggestions.kinds[kind]} <Badge>{texts.levels[level]}</Badge> {texts.levelsAbout[level]}
      </p>
      {explain.split("\n\n").map((paragraph) => (
        <p key={paragraph}>{paragraph}</p>
      ))}
      <h2>{texts.examples}</h2>
      {examples.map(({ wrong, right }) => (
        <dl key={wrong} className="rules-pair">
          <dt>{wrong === right ? texts.flagged : texts.wrong}</dt>
          <dd className="rules-wrong">{wrong}</dd>
          {wrong === right ? null : (
            <>
              <dt>{texts.right}</dt>
              <dd>{right}</dd>
            </>
          )}
        </dl>
      ))}
      {sure ? <p>{texts.sure}</p> : null}
      {picky ? <p>{texts.picky(parts.menu.picky)}</p> : null}
      {styles ? <p>{texts.only(styles.map((style) => parts.styles[style]).join(", "))}</p> : null}
      <h2>{texts.off}</h2>
      <p>{texts.inEditor}</p>
      <p>{texts.inFiles}</p>
      <pre className="rules-code">
        <code>{JSON.stringify({ disabled: [id] })}</code>
      </pre>
      <p>
        <Link href="/docs/command-line#settings">{texts.commandGuide}</Link>
      </p>
    </article>
  );
}
