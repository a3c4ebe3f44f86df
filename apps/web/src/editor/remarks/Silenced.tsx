import { type Ignored, loweredRules } from "@housestyle/panel";
import { quoted } from "@housestyle/texts";
import { Button } from "@housestyle/ui";
import { useState } from "react";
import { parts } from "../../texts/editor-parts.ts";
import { mayTurnOff } from "../account-rules/rule-source.ts";
import { useController, useControllerState } from "../controller/controller-context.ts";
import { bringBack } from "../controller/ignore-commands.ts";
import { forget, forgetLowered } from "../controller/learn.ts";
import { turnOn } from "../controller/personal-commands.ts";
import { speakHere } from "../controller/remark-commands.ts";
import { helpOf } from "./rule-help.ts";
import { type Silent, SilentList } from "./SilentList.tsx";
import { useAccountIgnores } from "./use-account-ignores.ts";

/**
 * Everything that is turned off in this document or everywhere, and rules that are shown less often. Each can be
 * restored.
 */
export function Silenced() {
  const controller = useController();
  const { ignored: everywhere, disabled, tallies } = useControllerState((state) => state.personal);
  const ignored = useControllerState((state) => state.ignored);
  const silent = useControllerState((state) => state.silent);
  const rules = useControllerState((state) => state.rules);
  const accountRules = useControllerState((state) => state.house);
  const templates = useControllerState((state) => state.templates);
  const account = useAccountIgnores();
  const [notice, setNotice] = useState("");
  const title = (rule: string) =>
    helpOf({ rules, house: accountRules, templates }, rule)?.title ?? parts.silenced.someRule;
  const wordsOf = (entry: Ignored): Silent => ({
    id: entry.id,
    name: entry.text,
    shown: (
      <>
        {entry.before} <strong>{entry.text}</strong> {entry.after}
      </>
    ),
    detail: title(entry.rule),
    back: () => bringBack(controller, [entry]),
  });
  const ruleOf = (rule: string, back: () => void, detail?: string): Silent => ({
    id: rule,
    name: title(rule),
    shown: title(rule),
    detail,
    back,
  });
  const lists: readonly { title: string; none: string; all: readonly Silent[] }[] = [
    {
      title: parts.silenced.document,
      none: parts.silenced.noneHere,
      all: [
        ...[...ignored.values()].map(wordsOf),
        ...[...silent].map((rule) => ruleOf(rule, () => speakHere(controller, rule), parts.silenced.wholeRule)),
      ],
    },
    {
      title: parts.silenced.everywhere,
      none: parts.silenced.noneEverywhere,
      all: [
        ...[...everywhere.values()].map(wordsOf),
        ...account.ignores.map(
          (entry): Silent => ({
            id: entry.id,
            name: entry.text,
            shown: <strong>{entry.text}</strong>,
            detail: parts.silenced.byAccount(title(entry.rule)),
            back: () => void account.bringBack(entry),
          }),
        ),
        ...[...disabled].map((rule) =>
          ruleOf(
            rule,
            () => turnOn(controller, rule),
            mayTurnOff(rule, accountRules, templates) ? parts.silenced.wholeRule : parts.silenced.notYours,
          ),
        ),
      ],
    },
    {
      title: parts.silenced.lessOften,
      none: parts.silenced.noneLess,
      all: loweredRules(tallies).map(({ rule, standing, tally }) =>
        ruleOf(rule, () => forget(controller, [rule]), parts.lessOften.why(standing, tally.rejected, tally.accepted)),
      ),
    },
  ];
  const restore = ({ name, back }: Silent) => {
    back();
    setNotice(parts.silenced.restored(quoted(name)));
  };
  return (
    <>
      <p className="note">{parts.silenced.about}</p>
      {lists.map((list) => (
        <SilentList key={list.title} {...list} bringBack={restore} />
      ))}
      {(lists.at(-1)?.all.length ?? 0) > 1 ? (
        <Button tone="quiet" onClick={() => forgetLowered(controller)}>
          {parts.silenced.forget}
        </Button>
      ) : null}
      <p className="dialog-said" role="status">
        {notice}
      </p>
    </>
  );
}
