import type { Improvements } from "@housestyle/contract";
import { dialects, styles } from "@housestyle/engine";
import { Button } from "@housestyle/ui";
import { useMutation } from "@tanstack/react-query";
import { Link } from "wouter";
import { useSession } from "../../app/session.ts";
import { improvements as texts } from "../../texts/improvements.ts";
import { type ExampleSentence, exampleSentences } from "./example-sentences.ts";

type Rule = Improvements["Rules"][number];

/** The rules to work on, each with its page, and with places in the writer's own texts on request. */
export function Practice({ rules }: { readonly rules: readonly Rule[] }) {
  const profile = useSession((session) => session.profile);
  const language = useSession((session) => session.teams[0]?.Language);
  const search = useMutation({
    mutationFn: () =>
      exampleSentences(
        rules.map(({ RuleId }) => RuleId),
        {
          account: profile?.Id ?? 0,
          dialect: dialects.find((each) => each === language) ?? "en-US",
          style: styles.find((each) => each === profile?.DefaultStyle) ?? "general",
        },
      ),
  });
  return (
    <>
      <h3 className="insight-subhead">{texts.practice}</h3>
      {rules.length === 0 ? <p>{texts.practiceNone}</p> : null}
      <ul className="insight-list">
        {rules.map((rule) => (
          <li key={rule.RuleId}>
            <p>
              {rule.Name} ({texts.practiceLine(rule.Shown, rule.Accepted)}){" "}
              <Link href={`/rules/${rule.RuleId}`}>{texts.learn}</Link>
            </p>
            <Examples all={search.data?.filter(({ ruleId }) => ruleId === rule.RuleId) ?? []} />
          </li>
        ))}
      </ul>
      {rules.length > 0 ? (
        <>
          <Button pending={search.isPending} onClick={() => search.mutate()}>
            {texts.examples}
          </Button>
          <p className="figures-about" role="status">
            {search.isPending ? texts.searching : search.data?.length === 0 ? texts.none : texts.local}
          </p>
        </>
      ) : null}
    </>
  );
}

function Examples({ all }: { readonly all: readonly ExampleSentence[] }) {
  if (all.length === 0) return null;
  return (
    <ul className="insight-examples">
      {all.map(({ before, words, after }) => (
        <li key={`${before}${words}`}>
          {before}
          <mark>{words}</mark>
          {after}
        </li>
      ))}
    </ul>
  );
}
