import { orders } from "@housestyle/panel";
import { IconButton, Select } from "@housestyle/ui";
import { ChevronDown, ChevronUp } from "lucide-react";
import { parts } from "../../texts/editor-parts.ts";
import { useController, useControllerState } from "../controller/controller-context.ts";
import { go } from "../controller/remark-commands.ts";

/** How many remarks there are, in which order, and the way from one to the next. */
export function PanelHead() {
  const controller = useController();
  const count = useControllerState((state) => state.remarks.length);
  const order = useControllerState((state) => state.personal.preferences.order);
  return (
    <header className="panel-head">
      <div className="panel-count" role="status">
        <h2 className="panel-title">{parts.panel.count(count)}</h2>
      </div>
      <Select
        bare
        label={parts.panel.order}
        value={order}
        options={orders.map((value) => ({ value, label: parts.orders[value] }))}
        onChange={(chosen) => controller.personal.prefer({ order: chosen })}
      />
      <Steps />
    </header>
  );
}

/** Two buttons: the remark before and the one after. */
export function Steps() {
  const controller = useController();
  const none = useControllerState((state) => state.remarks.length === 0);
  return (
    <span className="steps">
      <IconButton label={parts.panel.previous} disabled={none} onClick={() => go(controller, -1, "panel")}>
        <ChevronUp size={18} strokeWidth={1.5} aria-hidden />
      </IconButton>
      <IconButton label={parts.panel.next} disabled={none} onClick={() => go(controller, 1, "panel")}>
        <ChevronDown size={18} strokeWidth={1.5} aria-hidden />
      </IconButton>
    </span>
  );
}
