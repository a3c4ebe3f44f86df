import { loweredRules, standingOf, tallied, type WriterEvent } from "@housestyle/panel";
import type { Store } from "@housestyle/ui/store";
import { done } from "../../texts/editor-done.ts";
import type { ControllerState } from "./controller-state.ts";
import type { PersonalHost } from "./personal-commands.ts";

/**
 * Counts what was done with a remark. If its rule is therefore shown differently from now on, a message says so and
 * offers to undo it.
 */
export function learn(
  host: PersonalHost & { readonly state: Pick<Store<ControllerState>, "read"> },
  act: Pick<WriterEvent, "what" | "finding">,
): void {
  const { tallies } = host.personal.decided;
  const after = tallied(tallies, act);
  const tally = act.finding && after.get(act.finding.ruleId);
  if (after === tallies || !act.finding || !tally) return;
  const { ruleId } = act.finding;
  const before = tallies.get(ruleId);
  host.personal.decide({ tallies: after });
  const standing = standingOf(tally);
  if (standing === (before ? standingOf(before) : "usual")) return;
  const title = host.state.read().rules.get(ruleId)?.title ?? ruleId;
  host.notify(
    done.learnt(title, standing, tally.rejected),
    standing === "usual" ? undefined : () => forget(host, [ruleId]),
  );
}

/** What was learnt of these rules is forgotten: they are shown as if nothing had been done with them. */
export function forget({ personal }: Pick<PersonalHost, "personal">, rules: readonly string[]): void {
  const gone = new Set(rules);
  personal.decide({ tallies: new Map([...personal.decided.tallies].filter(([rule]) => !gone.has(rule))) });
}

/** The same for all rules that are not shown as usual. */
export function forgetLowered(host: Pick<PersonalHost, "personal">): void {
  forget(
    host,
    loweredRules(host.personal.decided.tallies).map(({ rule }) => rule),
  );
}
