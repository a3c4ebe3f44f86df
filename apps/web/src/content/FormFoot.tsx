import { Button } from "@housestyle/ui";
import { content as texts } from "../texts/content.ts";
import "./content.css";

/** The buttons of a form beside a table. */
export function FormFoot({
  isNew,
  pending,
  onCancel,
}: {
  readonly isNew: boolean;
  readonly pending: boolean;
  readonly onCancel: () => void;
}) {
  return (
    <div className="content-foot">
      <Button type="submit" tone="primary" pending={pending}>
        {isNew ? texts.add : texts.save}
      </Button>
      <Button tone="quiet" onClick={onCancel}>
        {texts.cancel}
      </Button>
    </div>
  );
}
