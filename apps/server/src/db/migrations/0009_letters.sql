-- How many letters went out: for an account or a team and a day, for a receiving address and an hour. Of addresses only
-- a hash is kept, and all of it no longer than it counts.
create table letter_count (
  whose text not null check (whose in ('account', 'team', 'address')),
  key text not null,
  since timestamptz not null,
  letters integer not null,
  primary key (whose, key, since)
);
create index on letter_count (since);

-- Who works on jobs, and when they were last seen: what a server was doing that was ended is done by another one.
create table job_worker (
  id text primary key,
  seen_on timestamptz not null default now()
);
