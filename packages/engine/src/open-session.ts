import type { Decisions, Reader } from "./create-engine.ts";
import type { Finding } from "./finding.ts";
import type { Session, SessionParagraph } from "./session.ts";
import type { Dialect, Settings } from "./settings.ts";

/** A paragraph and what is known of it; `shown` is undefined while it waits. */
interface Slot {
  readonly paragraph: SessionParagraph;
  base: readonly Finding[] | undefined;
  shown: readonly Finding[] | undefined;
}

const waiting = (paragraph: SessionParagraph): Slot => ({ paragraph, base: undefined, shown: undefined });

/** Opens a session over a reader. */
export function openSession(reader: Reader, dialect: Dialect, settings: Settings): Session {
  let slots: Slot[] = [];
  let pending = 0;
  let decisions: Decisions = reader.prepare(settings);

  const read = (slot: Slot): void => {
    slot.base ??= reader.base(slot.paragraph, dialect);
    slot.shown = reader.settle(slot.base, reader.house(slot.paragraph, dialect, decisions.house), decisions.wanted);
    pending--;
  };

  /** Indices that wait, from `near` outwards, the nearer first and those below before those above. */
  function* nearest(near: number): Generator<number> {
    for (let distance = 0; distance <= slots.length; distance++) {
      const below = near + distance;
      const above = near - distance - 1;
      if (below >= slots.length && above < 0) return;
      if (below >= 0 && slots[below] && !slots[below].shown) yield below;
      if (above >= 0 && slots[above] && !slots[above].shown) yield above;
    }
  }

  return {
    get length() {
      return slots.length;
    },
    get pending() {
      return pending;
    },
    splice(at, remove, insert) {
      const gone = slots.slice(at, at + remove);
      pending += insert.length - gone.filter((slot) => !slot.shown).length;
      slots = [...slots.slice(0, at), ...insert.map(waiting), ...slots.slice(at + remove)];
    },
    work(limit, near = 0) {
      const done: number[] = [];
      if (pending === 0) return done;
      const from = Math.max(0, Math.min(near, slots.length - 1));
      for (const index of nearest(from)) {
        if (done.length >= limit) break;
        const slot = slots[index];
        if (slot) read(slot);
        done.push(index);
      }
      return done;
    },
    findings: (index) => slots[index]?.shown,
    configure(next) {
      decisions = reader.prepare(next);
      for (const slot of slots) {
        if (slot.shown) pending++;
        slot.shown = undefined;
      }
    },
  };
}
