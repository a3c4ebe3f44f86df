type MembersOf<Draft, Value> = { [Member in keyof Draft]: Value extends Draft[Member] ? Member : never }[keyof Draft] &
  string;

/** Binds fields to members of a draft: the value that each field shows, its error, and how it changes the draft. */
export function fieldsOf<Draft extends object>({
  draft,
  errors = {},
  readOnly = false,
  change,
}: {
  readonly draft: Draft;
  /** Sentences by the members they are about. */
  readonly errors?: Readonly<Record<string, string>>;
  readonly readOnly?: boolean;
  readonly change: (part: Partial<Draft>) => void;
}) {
  // The types of `text`, `tick` and `choice` have seen to it that the value is one of this member.
  const set = (member: keyof Draft, value: unknown) => change({ [member]: value } as Partial<Draft>);
  return {
    /** For words; the server may name them otherwise than the draft does. */
    text: (member: MembersOf<Draft, string>, refusedAs: string = member) => ({
      error: errors[refusedAs],
      readOnly,
      value: String(draft[member]),
      onChange: (words: string) => set(member, words),
    }),
    /** For a box or a switch. */
    tick: (member: MembersOf<Draft, boolean>) => ({
      disabled: readOnly,
      checked: draft[member] === true,
      onChange: (isOn: boolean) => set(member, isOn),
    }),
    /** For one of several. */
    choice: <Member extends keyof Draft & string>(member: Member) => ({
      value: draft[member],
      onChange: (value: Draft[Member]) => set(member, value),
    }),
  };
}
