import { Checkbox, Disclosure, RadioGroup, Switch, TextField } from "@housestyle/ui";
import { styleGuides } from "../../texts/style-guides.ts";
import { type Draft, levels } from "./rule.ts";

const texts = styleGuides.editor;

/** The rule as one sentence: when someone writes this, say that, and offer those. */
export function RuleSentence({
  draft,
  errors,
  canEdit,
  onChange,
}: {
  readonly draft: Draft;
  readonly errors: Readonly<Record<string, string>>;
  readonly canEdit: boolean;
  readonly onChange: (part: Partial<Draft>) => void;
}) {
  const readOnly = !canEdit;
  return (
    <section className="rule-sentence" aria-label={texts.sentence}>
      <TextField
        label={texts.when}
        hint={texts.whenHint}
        error={errors.Match}
        required
        mono
        multiline
        rows={1}
        maxLength={500}
        spellCheck={false}
        readOnly={readOnly}
        value={draft.Match}
        onChange={(Match) => onChange({ Match: oneLine(Match) })}
      />
      <PatternHelp />
      <TextField
        label={texts.say}
        hint={texts.sayHint}
        error={errors.Message}
        multiline
        rows={2}
        maxLength={200}
        readOnly={readOnly}
        value={draft.Message}
        onChange={(Message) => onChange({ Message: oneLine(Message) })}
      />
      <TextField
        label={texts.offer}
        hint={texts.offerHint}
        error={errors.Replace}
        mono
        multiline
        rows={1}
        maxLength={500}
        spellCheck={false}
        readOnly={readOnly}
        value={draft.Replace}
        onChange={(Replace) => onChange({ Replace: oneLine(Replace) })}
      />
      <RadioGroup
        label={texts.level}
        inline
        disabled={readOnly}
        value={draft.Severity}
        options={levels.map((value) => ({
          value,
          label: styleGuides.rules.levels[value],
          hint: texts.levelHints[value],
        }))}
        onChange={(Severity) => onChange({ Severity })}
      />
      <div className="rule-switches">
        <Switch
          label={texts.on}
          disabled={readOnly}
          checked={draft.IsEnabled}
          onChange={(IsEnabled) => onChange({ IsEnabled })}
        />
        <Checkbox
          label={texts.case}
          disabled={readOnly}
          checked={draft.CaseSensitive}
          onChange={(CaseSensitive) => onChange({ CaseSensitive })}
        />
        <Checkbox
          label={texts.regex}
          disabled={readOnly}
          checked={draft.IsRegex}
          onChange={(IsRegex) => onChange({ IsRegex })}
        />
      </div>
      <More draft={draft} errors={errors} readOnly={readOnly} onChange={onChange} />
    </section>
  );
}

function More({
  draft,
  errors,
  readOnly,
  onChange,
}: {
  readonly draft: Draft;
  readonly errors: Readonly<Record<string, string>>;
  readonly readOnly: boolean;
  readonly onChange: (part: Partial<Draft>) => void;
}) {
  const members = [
    { key: "Name", label: texts.name, maxLength: 100 },
    { key: "Category", label: texts.category, maxLength: 100 },
    { key: "Url", label: texts.url, maxLength: 2000 },
  ] as const;
  const contexts = [
    { key: "include", label: texts.include, error: errors.IncludeContext },
    { key: "exclude", label: texts.exclude, error: errors.ExcludeContext },
  ] as const;
  const isUsed = [...members, ...contexts].some(({ key }) => draft[key] !== "");
  return (
    <Disclosure summary={texts.more} open={isUsed}>
      <div className="content-form">
        {members.map(({ key, label, maxLength }) => (
          <TextField
            key={key}
            label={label}
            error={errors[key]}
            maxLength={maxLength}
            readOnly={readOnly}
            value={draft[key]}
            onChange={(value) => onChange({ [key]: value })}
          />
        ))}
        {contexts.map(({ key, label, error }) => (
          <TextField
            key={key}
            label={label}
            hint={texts.contextHint}
            error={error}
            mono
            multiline
            rows={2}
            readOnly={readOnly}
            value={draft[key]}
            onChange={(value) => onChange({ [key]: value })}
          />
        ))}
      </div>
    </Disclosure>
  );
}

function PatternHelp() {
  return (
    <Disclosure summary={styleGuides.patternHelp.title}>
      <dl className="pattern-help">
        {styleGuides.patternHelp.rows.map(([written, meaning]) => (
          <div key={written}>
            <dt className="content-code">{written}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </Disclosure>
  );
}

/** A pattern stands on one line; a pasted break is a blank. */
function oneLine(text: string): string {
  return text.replaceAll(/\s*\n\s*/g, " ");
}
