import { Dialog } from "@housestyle/ui";
import { X } from "lucide-react";
import { documentTemplates } from "../../texts/document-templates.ts";
import { documents as texts } from "../../texts/documents.ts";
import { type DocumentTemplate, templates } from "./templates.ts";

/** The templates to choose from. */
export function TemplateDialog({
  onChoose,
  onClose,
}: {
  readonly onChoose: (template: DocumentTemplate) => void;
  readonly onClose: () => void;
}) {
  return (
    <Dialog
      title={texts.chooseTemplate}
      closeLabel={texts.close}
      closeIcon={<X size={16} strokeWidth={1.5} aria-hidden />}
      onClose={onClose}
    >
      <ul className="templates">
        {templates.map((template, index) => (
          <li key={template.id}>
            <button
              type="button"
              className="bare-button template"
              data-autofocus={index === 0 || undefined}
              onClick={() => onChoose(template)}
            >
              <strong>{documentTemplates[template.id].name}</strong>
              <span>{documentTemplates[template.id].about}</span>
            </button>
          </li>
        ))}
      </ul>
    </Dialog>
  );
}
