-- Whoever owns content is an owner: a person or a team. Both take their ids from one sequence, so that every table of
-- content carries owner_id first in its key, a database that shards by tenant can distribute it, and deleting the owner
-- deletes everything behind it.
create sequence owner_id as bigint;

create table owner (
  id bigint primary key,
  -- Grows with every change to what this owner's checks depend on: dictionary, guides, templates, terms.
  rules_version bigint not null default 1
);

-- Kept by the sign-in library, under names of ours.
create table person (
  id bigint primary key default nextval('owner_id'),
  name text not null,
  email text not null unique,
  email_verified boolean not null default false,
  image text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  writer_type text not null default 'Other',
  default_style text not null default 'general',
  is_operator boolean not null default false,
  survey_done boolean not null default false,
  -- What the person's own premium licence is, by number; null for none.
  licence_type smallint,
  plan_type smallint not null default 0,
  preferences jsonb not null default '{}'
);

create table session (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id) on delete cascade,
  token text not null unique,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  ip_address text,
  user_agent text
);
create index on session (person_id);

create table credential (
  id bigint generated always as identity primary key,
  person_id bigint not null references person (id) on delete cascade,
  account_id text not null,
  provider_id text not null,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on credential (person_id);

create table verification (
  id bigint generated always as identity primary key,
  identifier text not null,
  value text not null,
  expires_at timestamptz not null,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index on verification (identifier);

create table sso_provider (
  id bigint generated always as identity primary key,
  issuer text not null,
  oidc_config text,
  saml_config text,
  person_id bigint references person (id) on delete set null,
  provider_id text not null unique,
  -- The team whose members sign in there.
  organization_id text,
  domain text not null,
  -- The library knows this column by no other name.
  "domainVerified" boolean not null default false
);

-- A key for programs. Only its hash is kept.
create table api_token (
  owner_id bigint not null references owner (id) on delete cascade,
  id bigint generated always as identity,
  person_id bigint not null references person (id) on delete cascade,
  name text not null,
  hash bytea not null unique,
  -- The first letters, so that people tell their tokens apart.
  hint text not null,
  scopes text[] not null,
  created_on timestamptz not null default now(),
  last_used_on timestamptz,
  expires_on timestamptz,
  primary key (owner_id, id)
);
create index on api_token (person_id);

create table team (
  id bigint primary key default nextval('owner_id'),
  name text not null,
  company_name text not null default '',
  company_address text not null default '',
  vat_number text not null default '',
  country text not null default '',
  licence_type smallint not null default 5,
  plan_type smallint not null default 0,
  -- Null means no limit.
  seats integer,
  -- The last day of the licence; null never ends.
  licence_expiry date,
  language text not null default 'en-US',
  default_style text not null default 'general',
  allow_user_dictionary boolean not null default true,
  allow_term_proposals boolean not null default true,
  show_members_analytics boolean not null default false,
  auto_join_domains text[] not null default '{}',
  flags jsonb not null default '{}',
  owner_person_id bigint references person (id) on delete set null,
  created_on timestamptz not null default now(),
  modified_on timestamptz not null default now(),
  row_version bigint not null default 1
);

create table team_user (
  team_id bigint not null references team (id) on delete cascade,
  id bigint generated always as identity unique,
  person_id bigint references person (id) on delete set null,
  email text not null,
  position text not null check (position in ('User', 'Admin', 'Admin Only')),
  licence text not null check (licence in ('Free', 'Premium')),
  status text not null check (status in ('Invited', 'Active', 'Removed')),
  invitation_hash bytea unique,
  join_code text unique,
  invitation_ends_on timestamptz,
  invited_by bigint,
  invited_on timestamptz not null default now(),
  joined_on timestamptz,
  last_active_on timestamptz,
  row_version bigint not null default 1,
  primary key (team_id, id)
);
create unique index team_user_once_per_email on team_user (team_id, lower(email)) where status <> 'Removed';
create unique index team_user_once_per_person on team_user (team_id, person_id) where status <> 'Removed';
create index on team_user (person_id);

-- An owner comes and goes with its person or team.
create function make_owner() returns trigger language plpgsql as $$
begin
  insert into owner (id) values (new.id);
  return new;
end $$;
create function drop_owner() returns trigger language plpgsql as $$
begin
  delete from owner where id = old.id;
  return old;
end $$;
create trigger make_owner after insert on person for each row execute function make_owner();
create trigger drop_owner after delete on person for each row execute function drop_owner();
create trigger make_owner after insert on team for each row execute function make_owner();
create trigger drop_owner after delete on team for each row execute function drop_owner();

-- What the person may see changes with a membership: connected clients are told.
create function tell_membership() returns trigger language plpgsql as $$
declare
  changed record;
begin
  changed := coalesce(new, old);
  if changed.person_id is not null then
    perform pg_notify('housestyle_rules', changed.person_id::text);
  end if;
  return changed;
end $$;
create trigger tell_membership after insert or update of position, licence, status, person_id or delete on team_user
  for each row execute function tell_membership();

-- A node whose secret differs from the one the sessions were signed with must not start.
alter table instance add column secret_mark text;
