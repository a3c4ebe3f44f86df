import { Badge, Switch } from "@housestyle/ui";
import { simpleGuide as texts } from "../../texts/simple-guide.ts";
import type { Config, GuideTemplate } from "./guide.ts";
import { OptionField } from "./OptionField.tsx";

/** One template: its switch, its description, an example, and its settings while it is on. */
export function TemplateCard({
  template,
  isOn,
  config,
  setBy,
  canEdit,
  refusal,
  onDecide,
}: {
  readonly template: GuideTemplate;
  readonly isOn: boolean;
  readonly config: Config;
  /** The team that has decided; undefined when the person may. */
  readonly setBy: string | undefined;
  readonly canEdit: boolean;
  /** Why even those who run the team cannot change it. */
  readonly refusal?: string | undefined;
  readonly onDecide: (isOn: boolean, config: Config) => void;
}) {
  return (
    <article className="template">
      <div className="template-head">
        <Switch
          label={<span className="template-name">{template.Name}</span>}
          checked={isOn}
          disabled={!canEdit}
          reason={refusal}
          onChange={(on) => onDecide(on, config)}
        />
        {setBy === undefined ? null : <Badge>{texts.ofTeam(setBy)}</Badge>}
      </div>
      <div className="template-body">
        <p>{template.Description}</p>
        <p className="template-example">
          <span>
            <span className="template-word">{texts.instead}</span> <del>{template.Example.Wrong}</del>
          </span>
          <span>
            <span className="template-word">{texts.write}</span> <ins>{template.Example.Right}</ins>
          </span>
        </p>
        {isOn && template.Options.length > 0 ? (
          <fieldset className="template-options">
            <legend className="visually-hidden">{`${template.Name}: ${texts.settings}`}</legend>
            {template.Options.map((option) => (
              <OptionField
                key={option.Key}
                option={option}
                value={config[option.Key]}
                disabled={!canEdit}
                onChange={(value) => onDecide(true, { ...config, [option.Key]: value })}
              />
            ))}
          </fieldset>
        ) : null}
      </div>
    </article>
  );
}
