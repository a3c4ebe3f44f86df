import type { Connectable } from "@housestyle/contract";
import type { AccountsEnv } from "./env.ts";

/** The id of the packed extension (`key` in its manifest). */
const packedId = "lhfdlcifnhmimhpfillckeebinhligkb";
/** The SHA-1 of the id in its manifest, as computed by Firefox. */
const firefoxHost = "4f25172fd3e5891d67ee81556fef1f8b523416f0.extensions.allizom.org";

/** Where a browser returns codes to an extension, by app. Each address belongs to a single extension. */
type Addresses = Readonly<Partial<Record<Connectable, readonly string[]>>>;

/** Returns the addresses at which Housestyle's own apps receive codes. No one is redirected to any other. */
export function returnAddresses({
  HOUSESTYLE_STORE_CHROME: chrome,
  HOUSESTYLE_STORE_EDGE: edge,
}: Pick<AccountsEnv, "HOUSESTYLE_STORE_CHROME" | "HOUSESTYLE_STORE_EDGE">): Addresses {
  const chromium = (store: string | undefined) =>
    [packedId, ...idIn(store)].map((id) => `https://${id}.chromiumapp.org/`);
  return {
    ChromeExtension: chromium(chrome),
    EdgeExtension: chromium(edge),
    FirefoxExtension: [`https://${firefoxHost}/`],
  };
}

/** A store gives an extension an id of its own, and names it in the address. */
function idIn(store: string | undefined): readonly string[] {
  return store?.match(/(?<=\/)[a-p]{32}(?=$|[/?#])/) ?? [];
}
