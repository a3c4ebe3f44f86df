import { useParams } from "wouter";
import { BaseList } from "./BaseList.tsx";
import { BasePage } from "./BasePage.tsx";
import "../../content/content.css";
import "./term-bases.css";

/** All term bases, or the one the address names. */
export default function Screen() {
  const { id } = useParams();
  return id === undefined ? <BaseList /> : <BasePage key={id} id={Number.parseInt(id, 10) || 0} />;
}
