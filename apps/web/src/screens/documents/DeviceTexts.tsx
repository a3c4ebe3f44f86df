import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { useSession } from "../../app/session.ts";
import { rememberedAccount } from "../../editor/storage/account.ts";
import { documents as texts } from "../../texts/documents.ts";
import { foundIn, readDeviceTexts } from "./device-texts.ts";
import { beginningOf } from "./document.ts";

/** The texts whose last words only this device has, as far as the search finds them; nothing where there are none. */
export function DeviceTexts({ search }: { readonly search: string }) {
  // A browser that keeps nothing has nothing to show.
  const account = useSession(({ profile }) => profile?.Id);
  const { data = [] } = useQuery({
    queryKey: ["device-texts", account],
    queryFn: () => readDeviceTexts(account ?? rememberedAccount()),
    retry: false,
    gcTime: 0,
  });
  const found = foundIn(data, search);
  if (found.length === 0) return null;
  return (
    <section className="device-texts" aria-labelledby="device-texts">
      <h2 id="device-texts">{texts.device.label}</h2>
      <p className="documents-note">{texts.device.about}</p>
      <ul>
        {found.map(({ address, title, text }) => (
          <li key={address}>
            <Link href={address} className="document-title">
              {title}
            </Link>
            <p className="document-beginning">{beginningOf(text)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
