import { Fragment, type ReactNode } from "react";
import { Menu as AriaMenu, MenuItem, MenuTrigger } from "react-aria-components/Menu";
import { Popover } from "react-aria-components/Popover";
import { Separator } from "react-aria-components/Separator";
import { rememberOpener } from "../opener.ts";
import { Trigger, type TriggerProps } from "./Trigger.tsx";

/** A menu item, which runs an action or opens a URL. */
export interface MenuEntry {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly icon?: ReactNode;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  readonly href?: string;
  readonly onAction?: () => void;
  /** Whether a line separates it from the item above. */
  readonly separated?: boolean;
}

/** A button with a menu. */
export function Menu({
  items,
  onOpenChange,
  ...trigger
}: TriggerProps & {
  readonly items: readonly MenuEntry[];
  readonly onOpenChange?: (open: boolean) => void;
}) {
  return (
    <MenuTrigger {...(onOpenChange ? { onOpenChange } : {})}>
      <Trigger tone="quiet" {...trigger} />
      <Popover className="floating" placement="bottom start" offset={4}>
        <AriaMenu className="list-box" aria-label={trigger.label}>
          {items.map((item) => (
            <Fragment key={item.id}>
              {item.separated ? <Separator className="list-line" /> : null}
              <Entry {...item} />
            </Fragment>
          ))}
        </AriaMenu>
      </Popover>
    </MenuTrigger>
  );
}

function Entry({ id, label, hint, icon, danger, disabled, href, onAction }: MenuEntry) {
  const act = () => {
    rememberOpener();
    onAction?.();
  };
  return (
    <MenuItem
      id={id}
      textValue={label}
      isDisabled={disabled ?? false}
      className={danger ? "list-item list-item-danger" : "list-item"}
      {...(href ? { href } : {})}
      {...(onAction ? { onAction: act } : {})}
    >
      {icon}
      <span>{label}</span>
      {hint ? <span className="list-hint">{hint}</span> : null}
    </MenuItem>
  );
}
