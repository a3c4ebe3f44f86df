import { Button, IconButton, LinkButton } from "@housestyle/ui";
import { Bold, Pencil, Plus } from "lucide-react";
import { gallery } from "../../texts/gallery.ts";

const texts = gallery.buttons;

/** Everything that is pressed. */
export function ButtonParts() {
  return (
    <>
      <div className="gallery-row">
        <Button tone="primary">{texts.primary}</Button>
        <Button>{texts.outline}</Button>
        <Button tone="quiet">{texts.quiet}</Button>
        <Button tone="danger">{texts.danger}</Button>
      </div>
      <div className="gallery-row">
        <Button tone="primary">
          <Plus size={16} strokeWidth={1.5} aria-hidden />
          {texts.primary}
        </Button>
        <Button tone="primary" pending>
          {texts.pending}
        </Button>
        <Button disabled>{texts.disabled}</Button>
        <LinkButton href="#gallery-buttons">{texts.link}</LinkButton>
        <IconButton label={texts.icon}>
          <Pencil size={18} strokeWidth={1.5} aria-hidden />
        </IconButton>
        <IconButton label={texts.pressed} aria-pressed>
          <Bold size={18} strokeWidth={1.5} aria-hidden />
        </IconButton>
      </div>
    </>
  );
}
