import { rewordingTasks } from "@housestyle/contract";
import { Button } from "@housestyle/ui";
import { useStore } from "@housestyle/ui/store";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { editorAssistance as texts } from "../../texts/editor-assistance.ts";
import { useController } from "../controller/controller-context.ts";
import { keptAssistance } from "./assistance-controller.ts";
import type { LanguageModelOffer } from "./model-offer.ts";
import { Versions } from "./Versions.tsx";
import "./assistance.css";

const shownTasks = rewordingTasks.filter((task) => task !== "instruction");

/** What a language model can do for the sentences of the card, where the text would go, and what it has written. */
export default function ModelPart({ offer: { Provider, Used, Limit } }: { readonly offer: LanguageModelOffer }) {
  const controller = useController();
  const assistance = keptAssistance(controller);
  const task = useStore(assistance.stream.state, (state) => state.task);
  const isSpent = Limit !== null && Used >= Limit;
  return (
    <section className="model-part" aria-label={texts.title(Provider.Model)}>
      <h3 className="model-title">{texts.title(Provider.Model)}</h3>
      <p className="note">
        {texts.sends(Provider.Host)} {Limit === null ? null : texts.used(Used, Limit)} {isSpent ? texts.spent : null}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and these buttons are no fields */}
      <div className="model-tasks" role="group" aria-label={texts.chooseTask}>
        {shownTasks.map((each) => (
          <Button
            key={each}
            disabled={isSpent}
            aria-pressed={task === each}
            onClick={() => void assistance.start(each)}
          >
            {texts.tasks[each]}
          </Button>
        ))}
      </div>
      <Instruction isOff={isSpent} />
      <Versions />
    </section>
  );
}

/** A field for an instruction of the writer's own. */
function Instruction({ isOff }: { readonly isOff: boolean }) {
  const controller = useController();
  const [text, setText] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== "") void keptAssistance(controller).start("instruction", text.trim());
  };
  return (
    <form className="model-instruction" onSubmit={submit}>
      <input
        className="input"
        aria-label={texts.instruction}
        placeholder={texts.instructionHint}
        maxLength={500}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={keepArrows}
      />
      <Button type="submit" disabled={isOff || text.trim() === ""}>
        {texts.rewrite}
      </Button>
    </form>
  );
}

/** In a field, arrow keys move the cursor, not between the buttons of the card. */
function keepArrows(event: KeyboardEvent): void {
  if (/^(?:Arrow(?:Left|Right)|Home|End)$/.test(event.key)) event.stopPropagation();
}
