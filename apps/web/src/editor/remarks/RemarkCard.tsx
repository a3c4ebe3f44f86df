import { shownSuggestions, walk } from "@housestyle/panel";
import type { Remark } from "@housestyle/surfaces";
import { alike } from "@housestyle/surfaces/prosemirror";
import { Button } from "@housestyle/ui";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { texts } from "../../texts/editor.ts";
import { parts } from "../../texts/editor-parts.ts";
import { useController, useControllerState } from "../controller/controller-context.ts";
import { ignore, turnOff } from "../controller/personal-commands.ts";
import { accept, acceptAlike, silenceHere } from "../controller/remark-commands.ts";
import type { WriterEvent } from "../controller/writer-event.ts";
import { mayTurnOff } from "../house/rule-source.ts";
import { AddWord } from "./AddWord.tsx";
import { Origin } from "./Origin.tsx";
import { helpOf } from "./rule-help.ts";

/** One remark at full length: the words, what to write instead, why, and what else can be done. */
export function RemarkCard({ remark }: { readonly remark: Remark }) {
  const controller = useController();
  const { finding, key } = remark;
  const rule = useControllerState((state) => helpOf(state, finding.ruleId));
  const promise = useControllerState((state) => (state.focusOn?.key === key ? state.focusOn : undefined));
  const card = useRef<HTMLFieldSetElement>(null);

  useEffect(() => {
    if (!promise) return;
    // Enter writes the first suggestion; where there is none it does nothing, rather than ignoring the remark.
    const first = card.current?.querySelector<HTMLElement>(".suggestion") ?? card.current;
    first?.focus({ preventScroll: true });
    for (const key of promise.walked) step(card.current, key);
    controller.state.set({ focusOn: undefined });
  }, [promise, controller]);

  const pressed = (event: KeyboardEvent) => {
    if (!event.altKey && step(card.current, event.key)) event.preventDefault();
  };

  return (
    <fieldset
      ref={card}
      className="card"
      tabIndex={-1}
      aria-label={parts.card.label(texts.kinds[finding.kind], finding.text)}
      onKeyDown={pressed}
    >
      <p className="card-kind">
        <span className={`swatch swatch-${finding.kind}`} aria-hidden="true" />
        {texts.kinds[finding.kind]}
      </p>
      <p className="card-message">{finding.message}</p>
      <Suggestions remark={remark} />
      {rule?.explain && rule.explain !== finding.message ? <p className="card-why">{rule.explain}</p> : null}
      <Origin rule={finding.ruleId} />
      <Actions remark={remark} />
    </fieldset>
  );
}

/** Moves the focus among the buttons of a card. Answers whether the key asked for that. */
function step(card: HTMLElement | null, key: string): boolean {
  const buttons = [...(card?.querySelectorAll("button") ?? [])];
  const at = buttons.findIndex((button) => button.matches(":focus"));
  const to = walk(key, at, buttons.length);
  if (to !== undefined) buttons[to]?.focus();
  return to !== undefined;
}

function Suggestions({ remark }: { readonly remark: Remark }) {
  const controller = useController();
  const { finding, key } = remark;
  if (finding.suggestions.length === 0) return null;
  return (
    <ul className="suggestions" aria-label={parts.card.suggestions}>
      {shownSuggestions(finding).map((suggestion) => (
        <li key={suggestion}>
          <Button className="suggestion" onClick={() => accept(controller, key, suggestion)}>
            {suggestion === "" ? (
              <>
                {parts.card.delete} <del>{finding.text}</del>
              </>
            ) : (
              suggestion
            )}
          </Button>
        </li>
      ))}
    </ul>
  );
}

function Actions({ remark }: { readonly remark: Remark }) {
  const controller = useController();
  const { finding, key } = remark;
  const rule = useControllerState((state) => helpOf(state, finding.ruleId));
  const isTheirs = useControllerState(({ house, templates }) => mayTurnOff(finding.ruleId, house, templates));
  const title = rule?.title ?? parts.silenced.someRule;
  const [first] = finding.suggestions;
  const count = useControllerState((state) => (first === undefined ? 0 : alike(state.remarks, finding, first).length));
  const act = (run: () => void) => () => {
    controller.checking?.remarks.leave();
    run();
  };
  const did = (what: WriterEvent["what"]) =>
    controller.events.tell("acted", { what, finding, place: controller.state.read().place });
  return (
    <div className="card-actions">
      {first !== undefined && count > 1 ? (
        <Button tone="quiet" onClick={() => acceptAlike(controller, key, first)}>
          {parts.card.alike(count)}
        </Button>
      ) : null}
      <Button
        tone="quiet"
        onClick={act(() => {
          did("ignore");
          ignore(controller, controller.checking?.remarks.inBlocks([remark]) ?? []);
        })}
      >
        {parts.card.ignore}
      </Button>
      <Button tone="quiet" onClick={() => silenceHere(controller, key, title)}>
        {parts.card.silence}
      </Button>
      {finding.kind === "spelling" ? <AddWord word={finding.text} act={act} did={did} /> : null}
      {isTheirs ? (
        <Button tone="quiet" onClick={act(() => turnOff(controller, finding.ruleId, title))}>
          {parts.card.turnOff}
        </Button>
      ) : null}
      <Button
        tone="quiet"
        onClick={() => {
          did("help");
          controller.show({ name: "help", rule: finding.ruleId });
        }}
      >
        {parts.card.help}
      </Button>
    </div>
  );
}
