import { IconButton, Select } from "@housestyle/ui";
import { Bold, Italic, Link, List, ListOrdered, MessageSquarePlus, Redo2, Undo2 } from "lucide-react";
import { parts } from "../../texts/editor-parts.ts";
import { useController, useControllerState } from "../controller/controller-context.ts";
import { useWorkspace, useWorkspaceState } from "../workspace/use-workspace.ts";
import { commands } from "../writing/commands.ts";
import { InsertMenu } from "./InsertMenu.tsx";
import { part } from "./part.tsx";
import { TextMenu } from "./TextMenu.tsx";

const People = part(() => import("../collaboration/People.tsx"));

const blocks = ["paragraph", "heading1", "heading2", "heading3", "quote", "code"] as const;

/** The few things that shape a text. All of them can be typed as well. */
export default function FormatBar() {
  const controller = useController();
  const workspace = useWorkspace();
  const format = useControllerState((state) => state.format);
  return (
    <div className="format-bar" role="toolbar" aria-label={parts.format.label}>
      <TextMenu />
      <Select
        bare
        label={parts.format.block}
        value={format.block}
        options={blocks.map((value) => ({ value, label: parts.format[value] }))}
        onChange={(block) => controller.run(commands[block])}
      />
      <IconButton label={parts.format.bold} aria-pressed={format.bold} onClick={() => controller.run(commands.bold)}>
        <Bold {...icon} />
      </IconButton>
      <IconButton
        label={parts.format.italic}
        aria-pressed={format.italic}
        onClick={() => controller.run(commands.italic)}
      >
        <Italic {...icon} />
      </IconButton>
      <IconButton
        className="format-link"
        label={parts.format.link}
        onClick={() => workspace?.bar.set({ request: { what: "link" } })}
      >
        <Link {...icon} />
      </IconButton>
      <IconButton label={parts.format.bullets} onClick={() => controller.run(commands.bullets)}>
        <List {...icon} />
      </IconButton>
      <IconButton label={parts.format.numbers} onClick={() => controller.run(commands.numbers)}>
        <ListOrdered {...icon} />
      </IconButton>
      <CommentButton />
      <InsertMenu />
      <span className="format-gap" />
      <OthersHere />
      <span className="format-steps">
        <IconButton
          label={parts.format.undo}
          disabled={!format.canUndo}
          onClick={() => controller.run((state, ...rest) => controller.takeBack() || commands.undo(state, ...rest))}
        >
          <Undo2 {...icon} />
        </IconButton>
        <IconButton label={parts.format.redo} disabled={!format.canRedo} onClick={() => controller.run(commands.redo)}>
          <Redo2 {...icon} />
        </IconButton>
      </span>
    </div>
  );
}

/** The people who also have the document open. */
function OthersHere() {
  const here = useControllerState((state) => state.here);
  return here && here.people.length > 0 ? <People here={here} /> : null;
}

/** Begins a comment, where comments are switched on. */
function CommentButton() {
  const controller = useController();
  const workspace = useWorkspace();
  const isOn = useWorkspaceState((state) => state.gates.comments, false);
  if (!workspace || !isOn) return null;
  const begin = () =>
    void import("../comments/begin-comment.ts").then(({ beginComment }) => beginComment(controller, workspace));
  return (
    <IconButton className="format-comment" label={parts.format.comment} onClick={begin}>
      <MessageSquarePlus {...icon} />
    </IconButton>
  );
}

const icon = { size: 17, strokeWidth: 1.5, "aria-hidden": true } as const;
