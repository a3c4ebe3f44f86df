import { Button } from "@housestyle/ui";
import { useState } from "react";
import { parts } from "../../texts/editor-parts.ts";
import { quoted } from "../../texts/quoted.ts";
import { useDesk, useDeskState } from "../desk/desk-context.ts";
import { helpOf } from "./rule-help.ts";

/** What was ignored and switched off, each with the way back. */
export function Silenced() {
  const desk = useDesk();
  const ignored = useDeskState((state) => state.personal.ignored);
  const disabled = useDeskState((state) => state.personal.disabled);
  const rules = useDeskState((state) => state.rules);
  const house = useDeskState((state) => state.house);
  const templates = useDeskState((state) => state.templates);
  const [notice, setNotice] = useState("");
  const title = (rule: string) => helpOf({ rules, house, templates }, rule)?.title ?? parts.silenced.someRule;
  return (
    <>
      <p className="note">{parts.silenced.about}</p>
      <h3 className="list-title">{parts.silenced.ignored}</h3>
      {ignored.size === 0 ? <p className="note">{parts.silenced.noneIgnored}</p> : null}
      <ul className="plain-list">
        {[...ignored.values()].map((entry) => (
          <li key={entry.id} className="plain-row">
            <span>
              {entry.before} <strong>{entry.text}</strong> {entry.after}
              <span className="plain-detail">{title(entry.rule)}</span>
            </span>
            <Button
              tone="quiet"
              aria-label={parts.silenced.back(entry.text)}
              onClick={() => {
                desk.personal.bringBack([entry]);
                setNotice(parts.silenced.restored(quoted(entry.text)));
              }}
            >
              {parts.silenced.backButton}
            </Button>
          </li>
        ))}
      </ul>
      <h3 className="list-title">{parts.silenced.rules}</h3>
      {disabled.size === 0 ? <p className="note">{parts.silenced.noneOff}</p> : null}
      <ul className="plain-list">
        {[...disabled].map((rule) => (
          <li key={rule} className="plain-row">
            <span>{title(rule)}</span>
            <Button
              tone="quiet"
              aria-label={parts.silenced.back(title(rule))}
              onClick={() => {
                desk.personal.turnOn(rule);
                setNotice(parts.silenced.restored(quoted(title(rule))));
              }}
            >
              {parts.silenced.backButton}
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
