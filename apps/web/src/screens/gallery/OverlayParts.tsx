import {
  Button,
  ConfirmDialog,
  Dialog,
  Disclosure,
  Menu,
  Popover,
  Tabs,
  type ToastKind,
  Tooltip,
  tableTexts,
} from "@housestyle/ui";
import { Copy, Ellipsis, Pencil, Trash2, X } from "lucide-react";
import { useState } from "react";
import { toasts } from "../../app/toasts.ts";
import { gallery } from "../../texts/gallery.ts";
import { shell } from "../../texts/shell.ts";
import type { GalleryTheme } from "./theme.ts";

const texts = gallery.overlays;
const kinds: readonly ToastKind[] = ["success", "info", "warning", "error"];
const entries = [
  { id: "rename", label: texts.rename, icon: <Pencil size={16} strokeWidth={1.5} aria-hidden />, hint: "F2" },
  { id: "copy", label: texts.copy, icon: <Copy size={16} strokeWidth={1.5} aria-hidden /> },
  {
    id: "remove",
    label: texts.remove,
    icon: <Trash2 size={16} strokeWidth={1.5} aria-hidden />,
    danger: true,
    separated: true,
  },
];

/** All components that open over or below others. */
export function OverlayParts({ theme }: { readonly theme: GalleryTheme }) {
  const [open, setOpen] = useState<"dialog" | "confirm">();
  const close = () => setOpen(undefined);
  return (
    <>
      <div className="gallery-row">
        <Menu label={texts.menu} items={entries} tone="outline" />
        <Menu
          label={`${texts.menu} (${theme})`}
          iconOnly
          trigger={<Ellipsis size={18} strokeWidth={1.5} aria-hidden />}
          items={entries}
        />
        <Popover label={texts.popover}>{texts.popoverText}</Popover>
        <Tooltip text={texts.tooltip}>
          <Button>{gallery.buttons.primary}</Button>
        </Tooltip>
        <Button onClick={() => setOpen("dialog")}>{texts.dialog}</Button>
        <Button tone="danger" onClick={() => setOpen("confirm")}>
          {texts.confirm}
        </Button>
        {kinds.map((kind) => (
          <Button key={kind} tone="quiet" onClick={() => toasts.show({ kind, title: texts.toasts[kind] })}>
            {texts.toasts[kind]}
          </Button>
        ))}
      </div>
      <Tabs
        label={`${texts.tabs} (${theme})`}
        items={texts.tabNames.map((label, at) => ({ id: label, label, content: texts.tabTexts[at] }))}
      />
      <Disclosure summary={texts.more} open>
        {texts.moreText}
      </Disclosure>
      {open === "dialog" ? (
        <Dialog
          title={texts.dialogTitle}
          text={texts.dialogText}
          closeLabel={shell.close}
          closeIcon={<X size={18} strokeWidth={1.5} aria-hidden />}
          onClose={close}
        >
          <Button tone="primary" onClick={close}>
            {shell.save}
          </Button>
        </Dialog>
      ) : null}
      {open === "confirm" ? (
        <ConfirmDialog
          {...tableTexts.confirm.several}
          confirmLabel={tableTexts.confirm.confirm}
          cancelLabel={tableTexts.confirm.cancel}
          danger
          onConfirm={close}
          onCancel={close}
        />
      ) : null}
    </>
  );
}
