import { Checkbox, Disclosure, RadioGroup, Switch, TextField } from "@housestyle/ui";
import { fieldsOf } from "../../content/fields-of.ts";
import { Legend } from "../../content/Legend.tsx";
import { styleGuides } from "../../texts/style-guides.ts";
import { levels, type StyleGuideRuleDraft } from "./rule.ts";

const texts = styleGuides.editor;

/** The rule as one sentence: when someone writes this, say that, and offer those. */
export function RuleSentence({
  draft,
  errors,
  canEdit,
  onChange,
}: {
  readonly draft: StyleGuideRuleDraft;
  readonly errors: Readonly<Record<string, string>>;
  readonly canEdit: boolean;
  readonly onChange: (part: Partial<StyleGuideRuleDraft>) => void;
}) {
  const readOnly = !canEdit;
  const { text, tick, choice } = fieldsOf({ draft, errors, readOnly, change: onChange });
  return (
    <section className="rule-sentence" aria-label={texts.sentence}>
      <TextField
        label={texts.when}
        hint={texts.whenHint}
        required
        mono
        rows={1}
        maxLength={500}
        spellCheck={false}
        {...text("Match")}
        onChange={(Match) => onChange({ Match: oneLine(Match) })}
      />
      <PatternHelp />
      <TextField
        label={texts.say}
        hint={texts.sayHint}
        rows={2}
        maxLength={200}
        {...text("Message")}
        onChange={(Message) => onChange({ Message: oneLine(Message) })}
      />
      <TextField
        label={texts.offer}
        hint={texts.offerHint}
        mono
        rows={1}
        maxLength={500}
        spellCheck={false}
        {...text("Replace")}
        onChange={(Replace) => onChange({ Replace: oneLine(Replace) })}
      />
      <RadioGroup
        label={texts.level}
        inline
        disabled={readOnly}
        {...choice("Severity")}
        options={levels.map((value) => ({
          value,
          label: styleGuides.rules.levels[value],
          hint: texts.levelHints[value],
        }))}
      />
      <div className="rule-switches">
        <Switch label={texts.on} {...tick("IsEnabled")} />
        <Checkbox label={texts.case} {...tick("CaseSensitive")} />
        <Checkbox label={texts.regex} {...tick("IsRegex")} />
      </div>
      <More draft={draft} text={text} />
    </section>
  );
}

function More({
  draft,
  text,
}: {
  readonly draft: StyleGuideRuleDraft;
  readonly text: ReturnType<typeof fieldsOf<StyleGuideRuleDraft>>["text"];
}) {
  const members = [
    { key: "Name", label: texts.name, maxLength: 100 },
    { key: "Category", label: texts.category, maxLength: 100 },
    { key: "Url", label: texts.url, maxLength: 2000 },
  ] as const;
  const contexts = [
    { key: "include", label: texts.include, refusedAs: "IncludeContext" },
    { key: "exclude", label: texts.exclude, refusedAs: "ExcludeContext" },
  ] as const;
  const isUsed = [...members, ...contexts].some(({ key }) => draft[key] !== "");
  return (
    <Disclosure summary={texts.more} open={isUsed}>
      <div className="content-form">
        {members.map(({ key, label, maxLength }) => (
          <TextField key={key} label={label} maxLength={maxLength} {...text(key)} />
        ))}
        {contexts.map(({ key, label, refusedAs }) => (
          <TextField key={key} label={label} hint={texts.contextHint} mono rows={2} {...text(key, refusedAs)} />
        ))}
      </div>
    </Disclosure>
  );
}

function PatternHelp() {
  return (
    <Disclosure summary={styleGuides.patternHelp.title}>
      <Legend className="pattern-help" rows={styleGuides.patternHelp.rows} />
    </Disclosure>
  );
}

/** Returns a pattern on a single line, with spaces in place of pasted line breaks. */
function oneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, " ");
}
