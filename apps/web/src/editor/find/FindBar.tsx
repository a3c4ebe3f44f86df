import { Button, IconButton, Select } from "@housestyle/ui";
import { useStore } from "@housestyle/ui/store";
import { ArrowDown, ArrowUp, CaseSensitive, type LucideIcon, Regex, Replace, WholeWord, X } from "lucide-react";
import { type KeyboardEvent, useEffect, useLayoutEffect, useRef, useState } from "react";
import { editorFind as texts } from "../../texts/editor-find.ts";
import { useController, useControllerState } from "../controller/controller-context.ts";
import { keepOrSay } from "../controller/keep-or-say.ts";
import type { BarRequest } from "../workspace/bar-request.ts";
import { FindController } from "./find-controller.ts";
import "../styles/bar.css";

/** Finds words in the text and replaces them; above the text, so that it covers none. */
export function FindBar({ request, onClose }: { readonly request: BarRequest; readonly onClose: () => void }) {
  const controller = useController();
  const isEditable = useControllerState((state) => state.isEditable);
  const [find] = useState(() => new FindController(controller));
  const [replaces, setReplaces] = useState(false);
  const words = useRef<HTMLInputElement>(null);
  useEffect(() => find.listen(), [find]);
  // At once: what is typed next is meant for the field. Asked for again, it searches for what is selected now.
  useLayoutEffect(() => {
    setReplaces((before) => before || request.what === "replace");
    keepOrSay(controller, find.open());
    words.current?.focus();
    // Once they are drawn, and before the next key.
    queueMicrotask(() => words.current?.select());
  }, [controller, find, request]);
  useEffect(() => {
    const pressed = (event: globalThis.KeyboardEvent) => {
      const isNext = event.key === "F3" || (event.key.toLowerCase() === "g" && (event.ctrlKey || event.metaKey));
      if (!isNext || event.altKey) return;
      event.preventDefault();
      find.go(event.shiftKey ? -1 : 1);
    };
    addEventListener("keydown", pressed);
    return () => removeEventListener("keydown", pressed);
  }, [find]);
  const close = () => {
    onClose();
    controller.view?.focus();
  };
  const pressed = (event: KeyboardEvent) => {
    if (event.key !== "Escape" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    event.stopPropagation();
    close();
  };
  return (
    <search className="above-text" aria-label={texts.title} onKeyDown={pressed}>
      <div className="above-row">
        <Words find={find} inputRef={words} />
        <Choices find={find} />
        <Count find={find} />
        <span className="above-steps">
          <IconButton label={texts.previous} onClick={() => find.go(-1)}>
            <ArrowUp {...icon} />
          </IconButton>
          <IconButton label={texts.next} onClick={() => find.go(1)}>
            <ArrowDown {...icon} />
          </IconButton>
          {isEditable ? (
            <IconButton label={texts.replaceToo} aria-expanded={replaces} onClick={() => setReplaces(!replaces)}>
              <Replace {...icon} />
            </IconButton>
          ) : null}
          <IconButton label={texts.close} onClick={close}>
            <X {...icon} />
          </IconButton>
        </span>
      </div>
      <div className="above-row">
        {replaces && isEditable ? <Replacement find={find} /> : null}
        <Scope find={find} />
      </div>
    </search>
  );
}

const icon = { size: 17, strokeWidth: 1.5, "aria-hidden": true } as const;

function Words({ find, inputRef }: { readonly find: FindController; readonly inputRef: React.Ref<HTMLInputElement> }) {
  const controller = useController();
  const text = useStore(find.state, (state) => state.text);
  const problem = useStore(find.state, (state) => state.problem);
  return (
    <input
      ref={inputRef}
      className="input above-words"
      aria-label={texts.find}
      aria-invalid={problem !== ""}
      placeholder={texts.find}
      autoComplete="off"
      spellCheck={false}
      value={text}
      onChange={({ target }) => keepOrSay(controller, find.search({ text: target.value }))}
      onKeyDown={(event) => {
        if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
        event.preventDefault();
        find.go(event.shiftKey ? -1 : 1);
      }}
    />
  );
}

function Choices({ find }: { readonly find: FindController }) {
  return (
    <span className="above-choices">
      <Choice find={find} name="matchCase" icon={CaseSensitive} />
      <Choice find={find} name="wholeWords" icon={WholeWord} />
      <Choice find={find} name="isPattern" icon={Regex} />
    </span>
  );
}

function Choice({
  find,
  name,
  icon: Icon,
}: {
  readonly find: FindController;
  readonly name: "matchCase" | "wholeWords" | "isPattern";
  readonly icon: LucideIcon;
}) {
  const controller = useController();
  const isOn = useStore(find.state, (state) => state[name]);
  return (
    <IconButton
      label={texts.choices[name]}
      aria-pressed={isOn}
      onClick={() => keepOrSay(controller, find.search({ [name]: !isOn }))}
    >
      <Icon {...icon} />
    </IconButton>
  );
}

function Count({ find }: { readonly find: FindController }) {
  const { text, count, at, problem } = useStore(find.state, (state) => state);
  return (
    <span className="above-count" role="status">
      {problem ||
        (text === "" ? "" : count === 0 ? texts.none : at === undefined ? texts.some(count) : texts.of(at + 1, count))}
    </span>
  );
}

function Replacement({ find }: { readonly find: FindController }) {
  const replacement = useStore(find.state, (state) => state.replacement);
  const hasMatches = useStore(find.state, (state) => state.count > 0);
  return (
    <>
      <input
        className="input above-words"
        aria-label={texts.replaceWith}
        placeholder={texts.replaceWith}
        autoComplete="off"
        value={replacement}
        onChange={({ target }) => find.state.set({ replacement: target.value })}
        onKeyDown={(event) => {
          if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
          event.preventDefault();
          find.replace();
        }}
      />
      <Button disabled={!hasMatches} onClick={() => find.replace()}>
        {texts.replace}
      </Button>
      <Button disabled={!hasMatches} onClick={() => find.replaceAll()}>
        {texts.replaceAll}
      </Button>
    </>
  );
}

function Scope({ find }: { readonly find: FindController }) {
  const controller = useController();
  const hasChapters = useStore(find.state, (state) => state.hasChapters);
  const isInChapter = useStore(find.state, (state) => state.isInChapter);
  if (!hasChapters) return null;
  return (
    <Select
      bare
      label={texts.where}
      value={isInChapter ? "chapter" : "all"}
      options={[
        { value: "all", label: texts.everywhere },
        { value: "chapter", label: texts.inChapter },
      ]}
      onChange={(where) => keepOrSay(controller, find.search({ isInChapter: where === "chapter" }))}
    />
  );
}
