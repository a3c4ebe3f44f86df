import { Disclosure, Progress } from "@housestyle/ui";
import { styleGuides } from "../../texts/style-guides.ts";
import type { StyleGuideRuleDraft } from "./rule.ts";
import { useImpact } from "./use-trial.ts";

const texts = styleGuides.impact;

/** How many remarks the rule would have made, shown before it is turned on for anyone. */
export function Impact({ draft }: { readonly draft: StyleGuideRuleDraft }) {
  const { isReady, isWaiting, counts, isComplete, message } = useImpact(draft);
  return (
    <section className="rule-impact" aria-label={texts.title}>
      <h2>{texts.title}</h2>
      {isReady ? null : <p className="content-quiet">{texts.none}</p>}
      {isWaiting && !counts ? <Progress label={styleGuides.trial.waiting} /> : null}
      {message === undefined ? null : <p className="content-quiet">{message}</p>}
      {counts ? (
        <div role="status">
          <p className="impact-first">
            {texts.documents(counts.Documents.Count, counts.Documents.In, counts.Documents.Words)}
          </p>
          <p>{texts.sample(counts.Sample.Count, counts.Sample.Words)}</p>
          {isComplete ? null : <p className="content-quiet">{texts.incomplete}</p>}
        </div>
      ) : null}
      {counts && counts.Hits.length > 0 ? (
        <Disclosure summary={texts.hits} open>
          <ul className="impact-hits" aria-label={texts.hits}>
            {counts.Hits.map((hit, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the same words may be found twice
              <li key={at}>
                <p>
                  {/^\p{Lu}/u.test(hit.Before) ? "" : "…"}
                  {hit.Before}
                  <mark className="trial-hit">{hit.Text}</mark>
                  {hit.After}
                  {/[.!?]\s*$/.test(hit.After) ? "" : "…"}
                </p>
                <p className="content-quiet">
                  {hit.Source === "sample" ? `${texts.fromSample}: ${hit.Title}` : hit.Title || texts.untitled}
                </p>
              </li>
            ))}
          </ul>
        </Disclosure>
      ) : null}
    </section>
  );
}
