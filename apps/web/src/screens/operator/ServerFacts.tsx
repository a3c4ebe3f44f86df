import { Skeleton } from "@housestyle/ui";
import { useQuery } from "@tanstack/react-query";
import { Link } from "wouter";
import { ask, messageOf } from "../../app/ask.ts";
import { server } from "../../app/server.ts";
import { momentName } from "../../texts/dates.ts";
import { operator } from "../../texts/operator.ts";
import { byteSize } from "./byte-size.ts";

const texts = operator.facts;

/** A name, its value, and the part of the documentation that describes how to change it. */
type Fact = readonly [
  name: string,
  value: string,
  guide?: { readonly href: string; readonly label: string } | undefined,
];

const guides = {
  mail: { href: "/docs/operations#email", label: texts.mailGuide },
  backup: { href: "/docs/operations#backups", label: texts.backupGuide },
};

/** One sentence and a few facts. */
export function ServerFacts() {
  const facts = useQuery({
    queryKey: ["operator", "facts"],
    queryFn: ({ signal }) => ask(server.readServerFacts(undefined, { signal })),
  });
  if (facts.isPending) return <Skeleton lines={4} />;
  if (facts.isError) return <p role="alert">{messageOf(facts.error)}</p>;
  const { data } = facts;
  const rows: readonly Fact[] = [
    [texts.version, data.Version],
    [texts.since, momentName(data.StartedOn)],
    [texts.database, byteSize(data.DatabaseBytes)],
    [texts.memory, byteSize(data.MemoryBytes)],
    [texts.signUp, data.SignUpOpen ? texts.signUpOpen : texts.signUpClosed],
    [texts.mail, data.MailFolder ? texts.mailFolder : texts.mailSent, data.MailFolder ? guides.mail : undefined],
    [
      texts.backup,
      texts.backups(data.LastBackupOn && momentName(data.LastBackupOn), data.BackupsScheduled),
      data.BackupsScheduled ? undefined : guides.backup,
    ],
  ];
  return (
    <section className="server-facts" aria-label={operator.title}>
      <p className="server-sentence">{texts.sentence(data.People, data.ActivePeople, data.Teams, data.Documents)}</p>
      <dl className="facts">
        {rows.map(([name, value, guide]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {value} {guide ? <Link href={guide.href}>{guide.label}</Link> : null}
            </dd>
          </div>
        ))}
      </dl>
      <p className="server-links">
        <Link href="/docs/operations">{texts.guide}</Link>
        <a href="/api/docs">{texts.api}</a>
      </p>
    </section>
  );
}
