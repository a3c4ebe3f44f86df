import { rewordingTasks } from "@housestyle/contract";
import { Button } from "@housestyle/ui";
import { useStore } from "@housestyle/ui/store";
import { type FormEvent, type KeyboardEvent, useState } from "react";
import { editorAssistance as texts } from "../../texts/editor-assistance.ts";
import { useController } from "../controller/controller-context.ts";
import { keptAssistance } from "./assistance-controller.ts";
import { DeviceNote, ModelChoice } from "./ModelChoice.tsx";
import { type ModelInUse, useModelInUse } from "./model-in-use.ts";
import type { LanguageModelOffer } from "./model-offer.ts";
import { Versions } from "./Versions.tsx";
import "./assistance.css";

const shownTasks = rewordingTasks.filter((task) => task !== "instruction");

/** What a language model can do for the sentences of the card, where the text would go, and what it has written. */
export default function ModelPart({ offer }: { readonly offer: LanguageModelOffer }) {
  const chosen = useModelInUse(offer);
  const { isSpent, ask } = chosen;
  const controller = useController();
  const assistance = keptAssistance(controller);
  const task = useStore(assistance.stream.state, (state) => state.task);
  return (
    <section className="model-part" aria-label={texts.title(chosen.name)}>
      <h3 className="model-title">{texts.title(chosen.name)}</h3>
      <ModelChoice offer={offer} chosen={chosen} />
      <p className="note">
        {chosen.place === "server" ? (
          <ServerNote offer={offer} isSpent={isSpent} />
        ) : (
          <DeviceNote offer={offer} chosen={chosen} />
        )}
      </p>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would need a legend, and these buttons are no fields */}
      <div className="model-tasks" role="group" aria-label={texts.chooseTask}>
        {shownTasks.map((each) => (
          <Button
            key={each}
            disabled={isSpent}
            aria-pressed={task === each}
            onClick={() => void assistance.start(ask, each)}
          >
            {texts.tasks[each]}
          </Button>
        ))}
      </div>
      <Instruction chosen={chosen} />
      <Versions ask={ask} />
    </section>
  );
}

/** Says where the text would go, and how often it may. */
function ServerNote({
  offer: { provider, Used, Limit },
  isSpent,
}: {
  readonly offer: LanguageModelOffer;
  readonly isSpent: boolean;
}) {
  return (
    <>
      {texts.sends(provider?.Host ?? "")} {Limit === null ? null : texts.used(Used, Limit)}{" "}
      {isSpent ? texts.spent : null}
    </>
  );
}

/** A field for an instruction of the writer's own. */
function Instruction({ chosen: { isSpent: isOff, ask } }: { readonly chosen: ModelInUse }) {
  const controller = useController();
  const [text, setText] = useState("");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (text.trim() !== "") void keptAssistance(controller).start(ask, "instruction", text.trim());
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
