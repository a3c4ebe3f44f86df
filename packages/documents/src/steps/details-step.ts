import type { Node } from "prosemirror-model";
import { Step, StepMap, StepResult } from "prosemirror-transform";

/** A suggestion that is ignored in a document, as stored in its content. */
export type IgnoredEntry = Readonly<Record<string, unknown>>;

/** What belongs to a document besides its text. */
export interface SharedDetails {
  readonly title: string;
  readonly language: string;
  readonly style: string;
  readonly ignored: readonly IgnoredEntry[];
}

/** A change of a document’s details. Missing members stay the same. */
export interface DetailsChange extends Partial<Omit<SharedDetails, "ignored">> {
  readonly ignore?: readonly IgnoredEntry[];
  readonly unignore?: readonly IgnoredEntry[];
}

/** The most ignored entries that a document stores. The oldest are removed first. */
const mostIgnored = 5_000;
const stepType = "details";

/** A step that changes the details of a document and leaves its text alone. */
export class DetailsStep extends Step {
  readonly change: DetailsChange;

  constructor(change: DetailsChange) {
    super();
    this.change = change;
  }

  apply(doc: Node): StepResult {
    return StepResult.ok(doc);
  }

  override getMap(): StepMap {
    return StepMap.empty;
  }

  /** Returns an inverse that changes nothing, since details are not undone with the text. */
  invert(): DetailsStep {
    return new DetailsStep({});
  }

  map(): DetailsStep {
    return this;
  }

  toJSON(): object {
    return { stepType, ...this.change };
  }

  static override fromJSON(_schema: unknown, { stepType: _, ...change }: object & { stepType?: string }): DetailsStep {
    return new DetailsStep(change);
  }
}

Step.jsonID(stepType, DetailsStep);

/** Returns the details after a change. */
export function changedDetails(details: SharedDetails, change: DetailsChange): SharedDetails {
  const { ignore = [], unignore = [], ...values } = change;
  if (ignore.length === 0 && unignore.length === 0) return { ...details, ...values };
  const entries = new Map(details.ignored.map((entry) => [keyOf(entry), entry]));
  for (const entry of unignore) entries.delete(keyOf(entry));
  for (const entry of ignore) entries.set(keyOf(entry), entry);
  return { ...details, ...values, ignored: [...entries.values()].slice(-mostIgnored) };
}

const keyOf = ({ rule, before, text, after }: IgnoredEntry): string => JSON.stringify([rule, before, text, after]);
