import { IconButton, Select } from "@housestyle/ui";
import { ChevronDown, ChevronUp } from "lucide-react";
import { orders } from "../orders.ts";
import { texts } from "../remark-texts.ts";
import { usePanel, useShown } from "./panel-host.ts";

/** Shows the number of suggestions, the order of the list, and the buttons to the previous and next one. */
export function PanelHead() {
  const host = usePanel();
  const order = useShown((host) => host.list().order);
  return (
    <header className="panel-head">
      <Count />
      <Select
        bare
        label={texts.panel.order}
        value={order}
        options={orders.map((value) => ({ value, label: texts.orders[value] }))}
        onChange={(chosen) => host.choose({ order: chosen })}
      />
      <Steps />
    </header>
  );
}

/** Shows the number of suggestions. */
export function Count() {
  const count = useShown((host) => host.list().remarks.length);
  return (
    <div className="panel-count" role="status">
      <h2 className="panel-title">{texts.panel.count(count)}</h2>
    </div>
  );
}

/** Shows two buttons: to the previous and to the next suggestion. */
export function Steps() {
  const host = usePanel();
  const none = useShown((host) => host.list().remarks.length === 0);
  return (
    <span className="steps">
      <IconButton label={texts.panel.previous} disabled={none} onClick={() => host.shown()?.commands.go(-1, "panel")}>
        <ChevronUp size={18} strokeWidth={1.5} aria-hidden />
      </IconButton>
      <IconButton label={texts.panel.next} disabled={none} onClick={() => host.shown()?.commands.go(1, "panel")}>
        <ChevronDown size={18} strokeWidth={1.5} aria-hidden />
      </IconButton>
    </span>
  );
}
