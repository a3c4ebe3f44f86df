import { Select } from "@housestyle/ui";
import { useSession } from "./session.ts";

/** Chooses between the person's own content and that of each team they are in. Nothing to choose, nothing shown. */
export function OwnerSelect({
  label,
  mine,
  value,
  onChange,
}: {
  readonly label: string;
  readonly mine: string;
  readonly value: number;
  readonly onChange: (owner: number) => void;
}) {
  const teams = useSession(({ teams }) => teams);
  if (teams.length === 0) return null;
  return (
    <Select
      inline
      label={label}
      value={String(value)}
      options={[...teams.map(({ Id, Name }) => ({ value: String(Id), label: Name })), { value: "0", label: mine }]}
      onChange={(owner) => onChange(Number(owner))}
    />
  );
}
