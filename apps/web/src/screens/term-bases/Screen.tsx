import { useParams } from "wouter";
import { CollectionList } from "../../content/collections/CollectionList.tsx";
import { BasePage } from "./BasePage.tsx";
import { bases } from "./bases.ts";
import "../../content/content.css";
import "./term-bases.css";

/** All term bases, or the one the address names. */
export default function Screen() {
  const { id } = useParams();
  return id === undefined ? <CollectionList kind={bases} /> : <BasePage key={id} id={Number.parseInt(id, 10) || 0} />;
}
