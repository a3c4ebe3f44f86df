import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { ComboBox as AriaComboBox } from "react-aria-components/ComboBox";
import { FieldError } from "react-aria-components/FieldError";
import { Input } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import { ListBox, ListBoxItem } from "react-aria-components/ListBox";
import { Popover } from "react-aria-components/Popover";
import { Text } from "react-aria-components/Text";

/** An item to choose. */
export interface ComboItem {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
}

/** A choice from many items, which typing filters. With `free`, any typed text is a valid value. */
export function ComboBox({
  label,
  items,
  value,
  onChange,
  input,
  onInput,
  free = false,
  hint,
  error,
  required = false,
  disabled = false,
  placeholder,
  empty,
}: {
  readonly label: string;
  readonly items: readonly ComboItem[];
  readonly value?: string | undefined;
  readonly onChange?: (id: string | undefined) => void;
  /** The typed text, if the caller controls it, to ask a server or with `free`. */
  readonly input?: string;
  readonly onInput?: (text: string) => void;
  readonly free?: boolean;
  readonly hint?: ReactNode;
  readonly error?: string | undefined;
  readonly required?: boolean;
  readonly disabled?: boolean;
  readonly placeholder?: string;
  /** The text shown when nothing matches. */
  readonly empty?: string;
}) {
  return (
    <AriaComboBox
      className="field combo"
      // Whoever follows the typed text narrows the list, too; otherwise it narrows itself.
      {...(onInput ? { items } : { defaultItems: items })}
      selectedKey={value ?? null}
      onSelectionChange={(key) => onChange?.(key === null ? undefined : String(key))}
      {...(input === undefined ? {} : { inputValue: input })}
      {...(onInput ? { onInputChange: onInput } : {})}
      allowsCustomValue={free}
      allowsEmptyCollection={empty !== undefined}
      menuTrigger="focus"
      isRequired={required}
      isDisabled={disabled}
      isInvalid={error !== undefined && error !== ""}
    >
      <Label className="field-label">{label}</Label>
      <div className="combo-line">
        <Input className="input" placeholder={placeholder ?? ""} />
        <Button className="combo-open">
          <ChevronDown size={16} strokeWidth={1.5} aria-hidden />
        </Button>
      </div>
      {hint ? (
        <Text slot="description" className="field-hint">
          {hint}
        </Text>
      ) : null}
      <FieldError className="field-error">{error}</FieldError>
      <Popover className="floating combo-list">
        <ListBox<ComboItem> className="list-box" renderEmptyState={() => <span className="list-empty">{empty}</span>}>
          {(item) => (
            <ListBoxItem id={item.id} textValue={item.label} className="list-item">
              <span>{item.label}</span>
              {item.hint ? <span className="list-hint">{item.hint}</span> : null}
            </ListBoxItem>
          )}
        </ListBox>
      </Popover>
    </AriaComboBox>
  );
}
