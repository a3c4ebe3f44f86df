import { pages } from "virtual:docs";
import { useParams } from "wouter";
import NotFound from "../not-found/Screen.tsx";
import { AllPages } from "./AllPages.tsx";
import { OnePage } from "./OnePage.tsx";
import "./docs.css";

/** The documentation: a list of its pages, and a screen for each. */
export default function Screen() {
  const { page, part } = useParams<{ page?: string; part?: string }>();
  const address = ["/docs", page, part]
    .filter((each) => each !== undefined)
    .join("/")
    .toLowerCase();
  if (page !== undefined && !pages.has(address)) return <NotFound />;
  return <div className="docs">{page === undefined ? <AllPages /> : <OnePage address={address} />}</div>;
}
