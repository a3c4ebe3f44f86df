import { quoted } from "@housestyle/texts";
import { Button } from "@housestyle/ui";
import { type ReactNode, useState } from "react";
import { parts } from "../../texts/editor-parts.ts";
import { useController, useControllerState } from "../controller/controller-context.ts";
import { bringBack, turnOn } from "../controller/personal-commands.ts";
import { speakHere } from "../controller/remark-commands.ts";
import { mayTurnOff } from "../house/rule-source.ts";
import { helpOf } from "./rule-help.ts";

/** Something that was silenced. */
interface Silent {
  readonly id: string;
  /** What people call it. */
  readonly name: string;
  readonly shown: ReactNode;
  readonly back: () => void;
}

/** What was ignored, silenced in this document and switched off, each with the way back. */
export function Silenced() {
  const controller = useController();
  const { ignored, disabled } = useControllerState((state) => state.personal);
  const silent = useControllerState((state) => state.silent);
  const rules = useControllerState((state) => state.rules);
  const house = useControllerState((state) => state.house);
  const templates = useControllerState((state) => state.templates);
  const [notice, setNotice] = useState("");
  const title = (rule: string) => helpOf({ rules, house, templates }, rule)?.title ?? parts.silenced.someRule;
  const places = [...ignored.values()].map(
    (entry): Silent => ({
      id: entry.id,
      name: entry.text,
      shown: (
        <>
          {entry.before} <strong>{entry.text}</strong> {entry.after}
          <span className="plain-detail">{title(entry.rule)}</span>
        </>
      ),
      back: () => bringBack(controller, [entry]),
    }),
  );
  const here = [...silent].map(
    (rule): Silent => ({
      id: rule,
      name: title(rule),
      shown: title(rule),
      back: () => speakHere(controller, rule),
    }),
  );
  const off = [...disabled].map(
    (rule): Silent => ({
      id: rule,
      name: title(rule),
      shown: (
        <>
          {title(rule)}
          {mayTurnOff(rule, house, templates) ? null : <span className="plain-detail">{parts.silenced.notYours}</span>}
        </>
      ),
      back: () => turnOn(controller, rule),
    }),
  );
  const restore = ({ name, back }: Silent) => {
    back();
    setNotice(parts.silenced.restored(quoted(name)));
  };
  return (
    <>
      <p className="note">{parts.silenced.about}</p>
      <SilentList title={parts.silenced.ignored} none={parts.silenced.noneIgnored} all={places} bringBack={restore} />
      <SilentList title={parts.silenced.document} none={parts.silenced.noneHere} all={here} bringBack={restore} />
      <SilentList title={parts.silenced.rules} none={parts.silenced.noneOff} all={off} bringBack={restore} />
      <p className="dialog-said" role="status">
        {notice}
      </p>
    </>
  );
}

function SilentList({
  title,
  none,
  all,
  bringBack,
}: {
  readonly title: string;
  readonly none: string;
  readonly all: readonly Silent[];
  readonly bringBack: (silent: Silent) => void;
}) {
  return (
    <>
      <h3 className="list-title">{title}</h3>
      {all.length === 0 ? <p className="note">{none}</p> : null}
      <ul className="plain-list">
        {all.map((silent) => (
          <li key={silent.id} className="plain-row">
            <span>{silent.shown}</span>
            <Button tone="quiet" aria-label={parts.silenced.back(silent.name)} onClick={() => bringBack(silent)}>
              {parts.silenced.backButton}
            </Button>
          </li>
        ))}
      </ul>
    </>
  );
}
