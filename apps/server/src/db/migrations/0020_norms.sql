-- What real writing is like by somebody's choice, counted on a device from texts of theirs: numbers, and no word of those.
create table norm (
  owner_id bigint not null references owner (id) on delete cascade,
  id bigint generated always as identity unique,
  name text not null,
  texts integer not null,
  words integer not null,
  counted jsonb not null,
  created_by bigint,
  created_on timestamptz not null default now(),
  primary key (owner_id, id)
);
