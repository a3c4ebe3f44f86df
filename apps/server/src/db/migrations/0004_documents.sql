create table document (
  owner_id bigint not null references owner (id) on delete cascade,
  id bigint generated always as identity unique,
  -- Chosen by the client, so that a creation sent twice makes one document.
  client_key text,
  title text not null,
  title_fold text generated always as (fold(title)) stored,
  -- Documents of one project are counted together.
  project text not null default '',
  text text not null,
  -- The rich content as the editor keeps it; null for plain text.
  content jsonb,
  language text not null default 'en-US',
  style text not null default 'general',
  word_count integer not null default 0,
  -- What the client's last check found; null before there was one.
  issues integer,
  score real,
  checked_on timestamptz,
  version bigint not null default 1,
  created_by bigint,
  created_on timestamptz not null default now(),
  modified_by bigint,
  modified_on timestamptz not null default now(),
  deleted_on timestamptz,
  primary key (owner_id, id)
);
create unique index document_once on document (owner_id, client_key) where client_key is not null;
create index on document (owner_id, modified_on desc, id) where deleted_on is null;
create index on document (deleted_on) where deleted_on is not null;

create table document_version (
  owner_id bigint not null,
  document_id bigint not null,
  version bigint not null,
  title text not null,
  text text not null,
  content jsonb,
  word_count integer not null,
  saved_by bigint,
  saved_on timestamptz not null default now(),
  primary key (owner_id, document_id, version),
  foreign key (owner_id, document_id) references document (owner_id, id) on delete cascade
);
