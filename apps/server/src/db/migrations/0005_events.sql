-- What people did with remarks and snippets: codes and counts, never a text. Ids that clients make up are kept as hashes.
create sequence usage_event_id as bigint;

create table usage_event (
  -- The team it counts for, or the person outside of teams.
  owner_id bigint not null references owner (id) on delete cascade,
  -- Names nobody any more once the account is deleted.
  person_id bigint not null,
  happened_on timestamptz not null,
  id bigint not null default nextval('usage_event_id'),
  kind text not null check (kind in ('edit', 'snippet')),
  action smallint not null,
  source smallint not null,
  client smallint not null,
  version text not null,
  count integer not null,
  session uuid,
  document uuid,
  tag uuid,
  report text not null,
  category text not null,
  rule text not null,
  style_guide_id bigint,
  style_guide_item_id bigint,
  term_id bigint,
  snippet_id bigint,
  suggestion_index integer,
  suggestions integer,
  length integer,
  words integer,
  characters bigint,
  primary key (owner_id, person_id, happened_on, id)
) partition by range (happened_on);

-- A day of a person with events that are not in the daily counts yet. One more for every time events arrive: a mark
-- that two shared could be taken away while the events of the second are still on their way.
create table usage_mark (
  owner_id bigint not null references owner (id) on delete cascade,
  id bigint generated always as identity,
  person_id bigint not null,
  day date not null,
  primary key (owner_id, id)
);

-- What a person did for an owner on one day, UTC.
create table usage_day (
  owner_id bigint not null references owner (id) on delete cascade,
  day date not null,
  person_id bigint not null,
  last_on timestamptz not null,
  shown bigint not null,
  accepted bigint not null,
  ignored bigint not null,
  added bigint not null,
  guide_accepted bigint not null,
  terms_fixed bigint not null,
  snippets bigint not null,
  characters bigint not null,
  sessions bigint not null,
  sessions_improved bigint not null,
  words bigint not null,
  -- Of the sessions that told how many remarks stand in the text.
  scored_words bigint not null,
  issues bigint not null,
  primary key (owner_id, day, person_id)
);

-- The same day by category, rule, guide and so on; `key` and `sub_key` say which.
create table usage_day_part (
  owner_id bigint not null references owner (id) on delete cascade,
  part text not null check (part in ('category', 'rule', 'guide', 'item', 'term', 'client', 'snippet', 'document')),
  day date not null,
  person_id bigint not null,
  key text not null,
  sub_key text not null default '',
  -- The last event; for documents the one that `scored_words` and `issues` come from, if any.
  last_on timestamptz not null,
  events bigint not null,
  shown bigint not null default 0,
  accepted bigint not null default 0,
  ignored bigint not null default 0,
  sessions bigint not null default 0,
  words bigint not null default 0,
  characters bigint not null default 0,
  -- For documents: what the last session of the day told.
  scored_words bigint,
  issues bigint,
  primary key (owner_id, part, day, person_id, key, sub_key)
);

-- What people wrote to the operator, word for word.
create table feedback (
  owner_id bigint not null references owner (id) on delete cascade,
  id bigint generated always as identity unique,
  kind text not null,
  text text not null,
  rating smallint,
  tag text not null,
  report text not null,
  help_id text not null,
  tag_id text not null,
  url text not null,
  email text not null,
  client smallint not null,
  version text not null,
  consent_to_quote boolean not null,
  created_on timestamptz not null default now(),
  primary key (owner_id, id)
);
create index on feedback (created_on desc, id desc);
