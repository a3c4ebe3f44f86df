import type { RuleInfo } from "@housestyle/engine";
import type { ListState } from "@housestyle/panel";
import type { RemarkAction, ShownRemarks } from "@housestyle/panel/view";
import type { Remark } from "@housestyle/surfaces";

/** What the card needs of whoever shows it. */
export interface CardHost {
  readonly subscribe: (listener: () => void) => () => void;
  readonly list: () => ListState;
  readonly shown: () => ShownRemarks | undefined;
  readonly ruleOf: (id: string) => RuleInfo | undefined;
  readonly tookFocus: () => void;
  readonly actions: (remark: Remark) => readonly RemarkAction[];
}
