import type { Remark } from "@housestyle/surfaces";
import { Button } from "@housestyle/ui";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { alike } from "../likeness.ts";
import { texts } from "../remark-texts.ts";
import { shownSuggestions } from "../shown-suggestions.ts";
import { walk } from "../walk.ts";
import { type RemarkAction, usePanel, useShown } from "./panel-host.ts";

/**
 * Shows one remark in full: the words, the suggestions, the reason, and the other actions. Messages of rules are marked as
 * English for screen readers, whatever the language of the page.
 */
export function RemarkCard({ remark }: { readonly remark: Remark }) {
  const host = usePanel();
  const { finding, key } = remark;
  const rule = useShown((host) => host.ruleOf(finding.ruleId));
  const promise = useShown((host) => (host.list().focusOn?.key === key ? host.list().focusOn : undefined));
  const card = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    if (!promise) return;
    // Enter writes the first suggestion; where there is none it does nothing, rather than ignoring the remark.
    const first = card.current?.querySelector<HTMLElement>(".suggestion") ?? card.current;
    first?.focus({ preventScroll: true });
    for (const key of promise.walked) step(card.current, key);
    host.tookFocus();
  }, [promise, host]);

  const pressed = (event: KeyboardEvent) => {
    if (!event.altKey && step(card.current, event.key)) event.preventDefault();
  };

  return (
    <fieldset
      ref={card}
      className="card"
      tabIndex={-1}
      aria-label={texts.card.label(texts.kinds[finding.kind], finding.text)}
      onKeyDown={pressed}
    >
      <p className="card-kind">
        <span className={`swatch swatch-${finding.kind}`} aria-hidden="true" />
        {texts.kinds[finding.kind]}
      </p>
      <p className="card-message" lang="en">
        {finding.message}
      </p>
      <Suggestions remark={remark} />
      {rule?.explain && rule.explain !== finding.message ? <Explanation text={rule.explain} /> : null}
      <host.Origin finding={finding} />
      <Actions remark={remark} />
    </fieldset>
  );
}

/**
 * The longest explanation in characters that is shown without expanding. Most explanations of team rules are shorter.
 */
const shortExplanation = 160;

/** Shows why a rule flags something. If that takes more than two lines, it is collapsed at first. */
function Explanation({ text }: { readonly text: string }) {
  const paragraph = (
    <p className="card-why" lang="en">
      {text}
    </p>
  );
  if (text.length <= shortExplanation) return paragraph;
  return (
    <details className="card-more">
      <summary>{texts.card.why}</summary>
      {paragraph}
    </details>
  );
}

/** Moves the focus among the buttons of a card. Returns whether the key did so. */
function step(card: HTMLElement | null, key: string): boolean {
  const all = card?.querySelectorAll<HTMLElement>("button, summary") ?? [];
  // Those that are folded away cannot have the focus.
  const buttons = [...all].filter((button) => button.matches("summary, :not(details:not([open]) *)"));
  const at = buttons.findIndex((button) => button.matches(":focus"));
  const to = walk(key, at, buttons.length);
  if (to !== undefined) buttons[to]?.focus();
  return to !== undefined;
}

function Suggestions({ remark: { finding, key } }: { readonly remark: Remark }) {
  const host = usePanel();
  if (finding.suggestions.length === 0) return null;
  return (
    <ul className="suggestions" aria-label={texts.card.suggestions}>
      {shownSuggestions(finding).map((suggestion) => (
        <li key={suggestion} lang={suggestion === "" ? undefined : "en"}>
          <Button className="suggestion" onClick={() => host.shown()?.commands.accept(key, suggestion)}>
            {suggestion === "" ? (
              <>
                {texts.card.delete} <del lang="en">{finding.text}</del>
              </>
            ) : (
              suggestion.trim() || texts.card.space
            )}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Actions({ remark }: { readonly remark: Remark }) {
  const host = usePanel();
  const actions = host.useActions(remark);
  const { finding, key } = remark;
  const [first] = finding.suggestions;
  const count = useShown((host) => (first === undefined ? 0 : alike(host.list().remarks, finding, first).length));
  const rare = actions.filter(({ isRare }) => isRare);
  return (
    <div className="card-actions">
      {first !== undefined && count > 1 ? (
        <Button tone="quiet" onClick={() => host.shown()?.commands.acceptAlike(key, first)}>
          {texts.card.alike(count)}
        </Button>
      ) : null}
      <Button tone="quiet" onClick={() => host.shown()?.commands.ignore(remark)}>
        {texts.card.ignore}
      </Button>
      {actions.filter(({ isRare }) => !isRare).map(actionButton)}
      {rare.length > 0 ? (
        <details className="card-more">
          <summary>{texts.card.more}</summary>
          {rare.map(actionButton)}
        </details>
      ) : null}
    </div>
  );
}

function actionButton({ id, label, run }: RemarkAction) {
  return (
    <Button key={id} tone="quiet" onClick={run}>
      {label}
    </Button>
  );
}
