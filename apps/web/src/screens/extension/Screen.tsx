import { Skeleton } from "@housestyle/ui";
import { Link, useParams } from "wouter";
import { useSession } from "../../app/session.ts";
import { useTitle } from "../../app/use-title.ts";
import { extension as texts } from "../../texts/extension.ts";
import NotFound from "../not-found/Screen.tsx";
import { browserOf } from "./browser-of.ts";
import { Offer } from "./Offer.tsx";
import { type ExtensionPage, type ExtensionStore, extensionPages, pageOf, storeOffer } from "./store-offer.ts";
import "./extension.css";

/** The pages about the extensions: one for all browsers, one for each. */
export default function Screen() {
  const { browser } = useParams<{ browser?: string }>();
  if (browser === undefined) return <All />;
  const page = extensionPages.find((known) => known === browser.toLowerCase());
  return page ? <One page={page} /> : <NotFound />;
}

function All() {
  useTitle(texts.title);
  const stores = useStores();
  return (
    <article className="extension">
      <h1>{texts.title}</h1>
      {stores?.length === 0 ? (
        <p className="extension-about">{texts.none}</p>
      ) : (
        <>
          <p className="extension-about">{texts.about}</p>
          <Browsers />
        </>
      )}
      <Privacy />
    </article>
  );
}

function One({ page }: { readonly page: ExtensionPage }) {
  const title = texts.titleOf(texts.names[page]);
  const stores = useStores();
  useTitle(title);
  return (
    <article className="extension">
      <h1>{title}</h1>
      {stores?.length === 0 ? null : <p className="extension-about">{texts.about}</p>}
      {stores ? (
        <Offer page={page} offer={storeOffer(page, browserOf(navigator.userAgent), stores)} />
      ) : (
        <div className="extension-offer" role="status" aria-label={texts.waiting}>
          <Skeleton lines={2} />
        </div>
      )}
      {stores?.length === 0 ? null : (
        <>
          <h2>{texts.others}</h2>
          <Browsers without={page} />
        </>
      )}
      <Privacy />
    </article>
  );
}

function Browsers({ without }: { readonly without?: ExtensionPage }) {
  const stores = useStores();
  const browser = browserOf(navigator.userAgent);
  return (
    <ul className="extension-list">
      {extensionPages
        .filter((page) => page !== without)
        .map((page) => {
          const offer = storeOffer(page, browser, stores ?? noStores);
          return (
            <li key={page}>
              <Link href={`/extension/${page}`}>{texts.names[page]}</Link>
              <span className="extension-note">
                {/* Its room is kept while the stores are on their way. */}
                {stores ? (offer.kind === "offered" ? texts.stores[page] : texts[offer.kind].short) : "\u00a0"}
              </span>
              {pageOf(browser) === page ? <span className="extension-yours">{texts.yours}</span> : null}
            </li>
          );
        })}
    </ul>
  );
}

function Privacy() {
  return (
    <p className="extension-privacy">
      {texts.privacy} <Link href="/privacy">{texts.privacyLink}</Link> ·{" "}
      <Link href="/docs/extension">{texts.guide}</Link>
    </p>
  );
}

/**
 * The stores that the operator has configured. Empty if the server cannot be reached, and undefined until it has
 * answered.
 */
function useStores(): readonly ExtensionStore[] | undefined {
  return useSession(({ kind, site }) => site?.Stores ?? (kind === "away" ? noStores : undefined));
}

const noStores: readonly ExtensionStore[] = [];
