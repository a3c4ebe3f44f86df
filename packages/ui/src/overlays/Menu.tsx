import { Fragment, type ReactNode } from "react";
import { Button } from "react-aria-components/Button";
import { Menu as AriaMenu, MenuItem, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { Separator } from "react-aria-components/Separator";
import type { ButtonTone } from "../Button.tsx";

/** One line of a menu. It does something, or goes to an address. */
export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly icon?: ReactNode;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  readonly href?: string;
  readonly onAction?: () => void;
  /** A line above it. */
  readonly separated?: boolean;
}

/** A button with a list of things to do. `label` is its name when the trigger shows only an icon. */
export function Menu({
  label,
  trigger,
  items,
  tone = "quiet",
  iconOnly = false,
  onOpenChange,
}: {
  readonly label: string;
  readonly trigger?: ReactNode;
  readonly items: readonly MenuEntry[];
  readonly tone?: ButtonTone;
  readonly iconOnly?: boolean;
  readonly onOpenChange?: (open: boolean) => void;
}) {
  return (
    <MenuTrigger {...(onOpenChange ? { onOpenChange } : {})}>
      <Button
        {...(iconOnly ? { "aria-label": label } : {})}
        className={iconOnly ? "icon-button" : `button button-${tone}`}
      >
        {trigger ?? label}
      </Button>
      <Popover className="floating" placement="bottom start" offset={4}>
        <AriaMenu className="list-box" aria-label={label}>
          {items.map((item) => (
            <Fragment key={item.id}>
              {item.separated ? <Separator className="list-line" /> : null}
              <MenuItem
                id={item.id}
                textValue={item.label}
                isDisabled={item.disabled ?? false}
                className={item.danger ? "list-item list-item-danger" : "list-item"}
                {...(item.href ? { href: item.href } : {})}
                {...(item.onAction ? { onAction: item.onAction } : {})}
              >
                {item.icon}
                <span>{item.label}</span>
                {item.hint ? <span className="list-hint">{item.hint}</span> : null}
              </MenuItem>
            </Fragment>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}
