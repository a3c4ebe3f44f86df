import { useParams } from "wouter";
import { GuideList } from "./GuideList.tsx";
import { GuidePage } from "./GuidePage.tsx";
import "../../content/content.css";
import "./style-guides.css";

/** All style guides, or the one the address names. */
export default function Screen() {
  const { id } = useParams();
  return id === undefined ? <GuideList /> : <GuidePage key={id} id={Number.parseInt(id, 10) || 0} />;
}
