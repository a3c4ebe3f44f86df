-- Who did what, when and from where: codes, counts and names, never a word of a document.
create table audit_entry (
  id bigint generated always as identity primary key,
  -- The team it concerns; null for the server.
  owner_id bigint references owner (id) on delete cascade,
  happened_on timestamptz not null default now(),
  -- Names nobody any more once the account is deleted; the name is as it was. Null for the server itself.
  person_id bigint,
  person_name text not null,
  key_name text,
  address text not null,
  client smallint not null,
  program text not null,
  what text not null,
  target_id bigint,
  details jsonb not null default '{}'
);
create index on audit_entry (owner_id, id);
create index on audit_entry (person_id);
create index on audit_entry (happened_on);
