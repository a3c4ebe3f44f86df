import { LinkButton } from "@housestyle/ui";
import { ExternalLink } from "lucide-react";
import { Link } from "wouter";
import { extension as texts } from "../../texts/extension.ts";
import type { ExtensionPage, StoreOffer } from "./store-offer.ts";

/** A link to a browser's store, or the reason why there is none and an alternative. */
export function Offer({ page, offer }: { readonly page: ExtensionPage; readonly offer: StoreOffer }) {
  if (offer.kind === "offered") {
    const store = texts.stores[page];
    return (
      <div className="extension-offer">
        <p>{texts.offered.text(store)}</p>
        <LinkButton tone="primary" href={offer.url} rel="noreferrer">
          {texts.offered.go(store)}
          <ExternalLink size={15} strokeWidth={1.5} aria-hidden />
        </LinkButton>
      </div>
    );
  }
  if (offer.kind === "packed")
    return (
      <div className="extension-offer">
        <p>{texts.packed.text(texts.names[page])}</p>
        <LinkButton tone="primary" href={offer.url} download>
          {texts.packed.get}
        </LinkButton>
        <ol className="extension-steps">
          {texts.packed.steps[page].map((step) => (
            <li key={step}>{step}</li>
          ))}
          <li>{texts.packed.signIn(location.origin)}</li>
        </ol>
      </div>
    );
  return (
    <div className="extension-offer">
      <p>{offer.kind === "unset" ? texts.unset.text(texts.stores[page]) : texts[offer.kind].text}</p>
      <Link href="/editor" className="button button-primary">
        {texts.write}
      </Link>
    </div>
  );
}
