import { Select } from "@housestyle/ui";
import type { TeamUser } from "../../app/session.ts";
import { members as texts } from "../../texts/team.ts";

type Licence = TeamUser["Licence"];

const licences: readonly { readonly value: Licence; readonly label: string }[] = [
  { value: "Premium", label: texts.licences.Premium },
  { value: "Free", label: texts.licences.Free },
];

/** Which of the team's licences a member has. */
export function LicenceSelect({
  value,
  onChange,
}: {
  readonly value: Licence;
  readonly onChange: (licence: Licence) => void;
}) {
  return <Select label={texts.licence} value={value} options={licences} onChange={onChange} />;
}
