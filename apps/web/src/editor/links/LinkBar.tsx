import { Button, IconButton } from "@housestyle/ui";
import { X } from "lucide-react";
import { type KeyboardEvent, useId, useLayoutEffect, useRef, useState } from "react";
import { editorLinks as texts } from "../../texts/editor-links.ts";
import { useController } from "../controller/controller-context.ts";
import type { BarRequest } from "../workspace/bar-request.ts";
import { readSelection } from "../writing/read-selection.ts";
import "../styles/bar.css";
import { linkAddress, linkAt, removeLink, setLink } from "./link-commands.ts";

/** Asks where a link leads, above the text. */
export function LinkBar({ request, onClose }: { readonly request: BarRequest; readonly onClose: () => void }) {
  const controller = useController();
  const [address, setAddress] = useState("");
  const [isLink, setLinked] = useState(false);
  const [isWrong, setWrong] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const error = useId();
  // Asked for again, it is about what is selected now.
  useLayoutEffect(() => {
    if (request.what !== "link") return;
    const state = readSelection(controller.view);
    const link = state && linkAt(state);
    setAddress(link?.href.replace(/^mailto:/i, "") ?? "");
    setLinked(link !== undefined);
    setWrong(false);
    field.current?.focus();
    // Once it is drawn, and before the next key.
    queueMicrotask(() => field.current?.select());
  }, [controller, request]);
  const done = () => {
    onClose();
    controller.view?.focus();
  };
  const apply = () => {
    const href = linkAddress(address);
    if (href === undefined) {
      setWrong(true);
      field.current?.focus();
      return;
    }
    controller.run((state, dispatch) => {
      dispatch?.(setLink(state, href));
      return true;
    });
    done();
  };
  const remove = () => {
    controller.run((state, dispatch) => {
      dispatch?.(removeLink(state));
      return true;
    });
    done();
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing || event.key !== "Escape") return;
    event.preventDefault();
    event.stopPropagation();
    done();
  };
  return (
    <section className="above-text" aria-label={texts.title} onKeyDown={pressed}>
      <div className="above-row">
        <input
          ref={field}
          className="input above-words"
          type="text"
          inputMode="url"
          aria-label={texts.address}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? error : undefined}
          placeholder={texts.example}
          autoComplete="off"
          spellCheck={false}
          value={address}
          onChange={({ target }) => {
            setAddress(target.value);
            setWrong(false);
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
            event.preventDefault();
            apply();
          }}
        />
        <Button tone="primary" onClick={apply}>
          {isLink ? texts.change : texts.add}
        </Button>
        {isLink ? <Button onClick={remove}>{texts.remove}</Button> : null}
        <span className="above-steps">
          <IconButton label={texts.close} onClick={done}>
            <X size={17} strokeWidth={1.5} aria-hidden />
          </IconButton>
        </span>
      </div>
      {isWrong ? (
        <p id={error} className="above-error" role="alert">
          {texts.wrong}
        </p>
      ) : null}
    </section>
  );
}
