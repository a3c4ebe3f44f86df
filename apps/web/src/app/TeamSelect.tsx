import { Select } from "@housestyle/ui";
import { useSession } from "./session.ts";

/** Chooses among the teams a person belongs to. Shows nothing if there is only one. */
export function TeamSelect({
  label,
  value,
  onChange,
}: {
  readonly label: string;
  readonly value: number;
  readonly onChange: (id: number) => void;
}) {
  const teams = useSession((session) => session.teams);
  if (teams.length < 2) return null;
  return (
    <Select
      inline
      label={label}
      value={String(value)}
      options={teams.map(({ Id, Name }) => ({ value: String(Id), label: Name }))}
      onChange={(id) => onChange(Number(id))}
    />
  );
}
