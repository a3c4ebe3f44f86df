import { isBank } from "./banks.ts";
import type { EnginePreferences } from "./wishes.ts";

/** Why nothing is checked on a site. */
export type SiteExclusion = "off" | "bank" | "not-a-site";

/** The host of an address that can be checked on; undefined for pages of the browser and for files of others. */
export function hostOf(address: string | undefined): string | undefined {
  if (!address || !URL.canParse(address)) return undefined;
  const { protocol, hostname } = new URL(address);
  return (protocol === "http:" || protocol === "https:") && hostname !== "" ? hostname : undefined;
}

/** Why the site of this host is left alone; undefined for one that is checked. */
export function silenceOn(
  host: string | undefined,
  wishes: Pick<EnginePreferences, "mode" | "on" | "off">,
): SiteExclusion | undefined {
  if (host === undefined) return "not-a-site";
  if (isBank(host)) return "bank";
  const isOn = wishes.mode === "everywhere" ? !wishes.off.includes(host) : wishes.on.includes(host);
  return isOn ? undefined : "off";
}

/** The lists with a site switched on or off. */
export function switched(
  host: string,
  isOn: boolean,
  { mode, on, off }: Pick<EnginePreferences, "mode" | "on" | "off">,
) {
  const without = (list: readonly string[]) => list.filter((each) => each !== host);
  if (mode === "everywhere") return { off: isOn ? without(off) : [...without(off), host] };
  return { on: isOn ? [...without(on), host] : without(on) };
}
