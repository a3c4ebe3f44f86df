import { Store, useStore } from "@housestyle/ui/store";
import { localOnly } from "../../app/local-only.ts";
import { type AppSession, session } from "../../app/session.ts";

const place = "housestyle.favorite-reports";
const most = 60;

const store = new Store<{ readonly ids: readonly string[] }>({ ids: onDevice() });
session.subscribe(() => followAccount(session.read()));
followAccount(session.read());

/** A person’s favorite reports, stored with their account if they have one, and on this device. */
export const favorites = {
  use: (): readonly string[] => useStore(store, ({ ids }) => ids),
  /** Adds a report or removes it. */
  turn(id: string): void {
    const { ids } = store.read();
    const now = ids.includes(id) ? ids.filter((each) => each !== id) : [...ids, id].slice(-most);
    keep(now);
    void tellAccount(now);
  },
};

function keep(ids: readonly string[]): void {
  store.set({ ids });
  try {
    localStorage.setItem(place, JSON.stringify(ids));
  } catch {
    // Storage is blocked: they hold until the page is closed.
  }
}

function onDevice(): readonly string[] {
  try {
    return idsOf(JSON.parse(localStorage.getItem(place) ?? "[]")) ?? [];
  } catch {
    return [];
  }
}

/** Ids of reports out of anything; undefined when it is no list. */
function idsOf(value: unknown): readonly string[] | undefined {
  if (!Array.isArray(value)) return undefined;
  return value.filter((id) => typeof id === "string").slice(0, most);
}

/** The account’s favorites apply on all its devices. */
function followAccount({ profile }: AppSession): void {
  const ids = idsOf(profile?.Preferences.favoriteReports);
  if (ids && JSON.stringify(ids) !== JSON.stringify(store.read().ids)) keep(ids);
}

async function tellAccount(ids: readonly string[]): Promise<void> {
  const { profile } = session.read();
  if (localOnly.isOn() || !profile) return;
  const { server } = await import("../../app/server.ts");
  const outcome = await server.changeProfile({ Preferences: { ...profile.Preferences, favoriteReports: [...ids] } });
  // Without an answer they hold on this device, until the account says otherwise.
  if (outcome.kind === "done") session.set({ profile: outcome.value });
}
