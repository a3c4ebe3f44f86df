import type { MemberDepth } from "@housestyle/contract";
import type { Depth } from "@housestyle/model-en/page";
import { Store, useStore } from "@housestyle/ui/store";
import { localOnly } from "../app/local-only.ts";
import { type AppSession, session } from "../app/session.ts";
import { chosenBy, type DepthChoice, type Say } from "./chosen-by.ts";
import { type DeviceConsent, storeChoice, storeConsent, storedChoice, storedConsent } from "./stored-choice.ts";

const store = new Store<Say>({ own: storedChoice(), team: undefined, here: storedConsent() });
addEventListener("storage", () => store.set({ own: storedChoice(), here: storedConsent() }));
session.subscribe(() => followAccount(session.read()));
followAccount(session.read());

/** The choice for this device, which other windows follow, and so do other devices of an account. */
export const depth = {
  read: (): DepthChoice => chosenBy(store.read()),
  subscribe: store.subscribe,
  use: (): DepthChoice => useStore(store, chosenBy),
  /** Returns what the person's team has chosen. */
  team: (): MemberDepth | null | undefined => store.read().team,
  useTeam: (): MemberDepth | null | undefined => useStore(store, ({ team }) => team),
  /** Takes over what the person's team has chosen: null if it has made no choice. */
  obey: (team: MemberDepth | null): void => store.set({ team: sameAs(store.read().team, team) }),
  /** The person chooses, for all their devices. */
  choose(own: Depth | "off"): void {
    storeChoice(own);
    store.set({ own });
    if (own !== "off") allow("yes");
    void tellAccount(own);
  },
  /**
   * Allows the model on this device, at the depth chosen on another device, or at the strict depth if none was chosen.
   */
  agree(): void {
    const { own, team } = store.read();
    if (!team && (own === undefined || own === "off")) depth.choose("strict");
    else allow("yes");
  },
  /** It may not, whatever is wished for elsewhere. */
  refuse: (): void => allow("no"),
};

function allow(here: DeviceConsent): void {
  storeConsent(here);
  store.set({ here });
}

/** A choice made for an account applies on all its devices. Each device asks before it downloads anything. */
function followAccount({ profile }: AppSession): void {
  const own = (["off", "strict", "eager"] as const).find((each) => each === profile?.Preferences.deeper);
  if (own === undefined || own === store.read().own) return;
  storeConsent(store.read().here);
  storeChoice(own);
  store.set({ own });
}

async function tellAccount(deeper: Depth | "off"): Promise<void> {
  const { profile } = session.read();
  if (localOnly.isOn() || !profile || profile.Preferences.deeper === deeper) return;
  const { server } = await import("../app/server.ts");
  const outcome = await server.changeProfile({ Preferences: { ...profile.Preferences, deeper } });
  // Without an answer it holds on this device, until the account says otherwise.
  if (outcome.kind === "done") session.set({ profile: outcome.value });
}

/** Returns the previous value if the new one is equal, so that listeners are not notified again. */
const sameAs = (before: Say["team"], now: MemberDepth | null): MemberDepth | null =>
  before && JSON.stringify(before) === JSON.stringify(now) ? before : now;
