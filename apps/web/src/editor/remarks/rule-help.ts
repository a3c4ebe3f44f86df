import type { RuleInfo } from "@housestyle/engine";
import type { ControllerState } from "../controller/controller-state.ts";
import type { House } from "../house/house.ts";
import { houseRules } from "../house/house-rules.ts";

type Known = Pick<ControllerState, "rules" | "house" | "templates">;

const read = new WeakMap<House, { readonly templates: unknown; readonly rules: ReadonlyMap<string, RuleInfo> }>();

/** What people may read about a rule, of the product or of the house; undefined for one that has gone. */
export function helpOf({ rules, house, templates }: Known, id: string): RuleInfo | undefined {
  const own = rules.get(id);
  if (own) return own;
  let known = read.get(house);
  if (known?.templates !== templates) {
    known = { templates, rules: houseRules(house, templates) };
    read.set(house, known);
  }
  return known.rules.get(id);
}
