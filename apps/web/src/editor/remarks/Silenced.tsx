import { Button } from "@housestyle/ui";
import { useState } from "react";
import { texts } from "../../texts/editor.ts";
import { useDesk, useDeskState } from "../desk/desk-context.ts";

/** What was ignored and switched off, each with the way back. */
export function Silenced() {
  const desk = useDesk();
  const ignored = useDeskState((state) => state.personal.ignored);
  const disabled = useDeskState((state) => state.personal.disabled);
  const rules = useDeskState((state) => state.rules);
  const [notice, setNotice] = useState("");
  const title = (rule: string) => rules.get(rule)?.title ?? rule;
  return (
    <>
      <p className="note">{texts.silenced.about}</p>
      <h3 className="list-title">{texts.silenced.ignored}</h3>
      {ignored.size === 0 ? <p className="note">{texts.silenced.noneIgnored}</p> : null}
      <ul className="plain-list">
        {[...ignored.values()].map((entry) => (
          <li key={entry.id} className="plain-row">
            <span>
              {entry.before} <strong>{entry.text}</strong> {entry.after}
              <span className="plain-detail">{title(entry.rule)}</span>
            </span>
            <Button
              tone="quiet"
              aria-label={texts.silenced.back(entry.text)}
              onClick={() => {
                desk.personal.bringBack(entry);
                setNotice(texts.silenced.restored(`“${entry.text}”`));
              }}
            >
              {texts.silenced.backButton}
            </Button>
          </li>
        ))}
      </ul>
      <h3 className="list-title">{texts.silenced.rules}</h3>
      {disabled.size === 0 ? <p className="note">{texts.silenced.noneOff}</p> : null}
      <ul className="plain-list">
        {[...disabled].map((rule) => (
          <li key={rule} className="plain-row">
            <span>{title(rule)}</span>
            <Button
              tone="quiet"
              aria-label={texts.silenced.back(title(rule))}
              onClick={() => {
                desk.personal.turnOn(rule);
                setNotice(texts.silenced.restored(`“${title(rule)}”`));
              }}
            >
              {texts.silenced.backButton}
            </Button>
          </li>
        ))}
      </ul>
      <p className="notice" role="status">
        {notice}
      </p>
    </>
  );
}
