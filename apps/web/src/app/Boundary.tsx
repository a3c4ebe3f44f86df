import { Button } from "@housestyle/ui";
import { Component, type ReactNode } from "react";
import { first } from "../texts/first.ts";
import { Notice } from "./Notice.tsx";

/** Shows a page of its own when a screen throws. Give it the address as its key, so that going elsewhere tries again. */
export class Boundary extends Component<{ readonly children: ReactNode }, { readonly hasFailed: boolean }> {
  override readonly state = { hasFailed: false };

  static getDerivedStateFromError(): { readonly hasFailed: boolean } {
    return { hasFailed: true };
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Notice title={first.broken.title} text={first.broken.text}>
        <Button tone="primary" onClick={() => location.reload()}>
          {first.broken.reload}
        </Button>
      </Notice>
    );
  }
}
