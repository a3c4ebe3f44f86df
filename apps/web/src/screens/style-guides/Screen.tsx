import { useParams } from "wouter";
import { CollectionList } from "../../content/collections/CollectionList.tsx";
import { GuidePage } from "./GuidePage.tsx";
import { guides } from "./guides.ts";
import "../../content/content.css";
import "./style-guides.css";

/** All style guides, or the one the address names. */
export default function Screen() {
  const { id } = useParams();
  return id === undefined ? <CollectionList kind={guides} /> : <GuidePage key={id} id={Number.parseInt(id, 10) || 0} />;
}
