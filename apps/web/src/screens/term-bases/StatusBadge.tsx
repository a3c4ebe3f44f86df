import { Badge, type Tone } from "@housestyle/ui";
import { Ban, CircleCheck, CircleDashed, CircleDot, CircleSlash, type LucideIcon, TriangleAlert } from "lucide-react";
import { termBases } from "../../texts/term-bases.ts";
import type { TermBaseStatus } from "./term.ts";

const looks: Readonly<Record<TermBaseStatus, { readonly tone: Tone; readonly icon: LucideIcon }>> = {
  Approved: { tone: "success", icon: CircleCheck },
  Admitted: { tone: "accent", icon: CircleDot },
  Deprecated: { tone: "warning", icon: TriangleAlert },
  Forbidden: { tone: "danger", icon: Ban },
  Pending: { tone: "neutral", icon: CircleDashed },
  Rejected: { tone: "neutral", icon: CircleSlash },
};

/** A status as a shape, a word and, last, a colour. */
export function StatusBadge({ status }: { readonly status: TermBaseStatus }) {
  const { tone, icon: Icon } = looks[status];
  return (
    <Badge tone={tone} icon={<Icon size={12} strokeWidth={1.5} aria-hidden />}>
      {termBases.statuses[status].name}
    </Badge>
  );
}
