-- How an identity provider creates and removes the members of a team (SCIM 2.0). Only the hash of its token is kept.
create table scim_connection (
  owner_id bigint primary key references owner (id) on delete cascade,
  token_hash bytea not null unique,
  -- The first characters, so that people tell tokens apart.
  hint text not null,
  -- What members get who are in no group with a role.
  licence text not null default 'Free' check (licence in ('Free', 'Premium')),
  created_by bigint,
  created_on timestamptz not null default now(),
  last_used_on timestamptz
);

-- A user of the identity provider as it was sent. It has an account once its address is at a domain of the team.
create table scim_user (
  owner_id bigint not null references owner (id) on delete cascade,
  id bigint generated always as identity unique,
  user_name text not null,
  external_id text,
  is_active boolean not null,
  attributes jsonb not null,
  person_id bigint references person (id) on delete set null,
  -- Whether a group gave the member their role.
  by_group boolean not null default false,
  created_on timestamptz not null default now(),
  modified_on timestamptz not null default now(),
  row_version bigint not null default 1,
  primary key (owner_id, id)
);
create unique index scim_user_once_per_name on scim_user (owner_id, lower(user_name));
create unique index scim_user_once_per_person on scim_user (owner_id, person_id);
create index on scim_user (owner_id, external_id);
create index on scim_user (person_id);

-- A group of the identity provider, and the role that the team gives its members, if any.
create table scim_group (
  owner_id bigint not null references owner (id) on delete cascade,
  id bigint generated always as identity unique,
  display_name text not null,
  external_id text,
  attributes jsonb not null,
  position text check (position in ('User', 'Admin', 'Admin Only')),
  licence text check (licence in ('Free', 'Premium')),
  created_on timestamptz not null default now(),
  modified_on timestamptz not null default now(),
  row_version bigint not null default 1,
  primary key (owner_id, id)
);
create index on scim_group (owner_id, lower(display_name));
create index on scim_group (owner_id, external_id);

create table scim_group_member (
  owner_id bigint not null,
  group_id bigint not null references scim_group (id) on delete cascade,
  user_id bigint not null,
  primary key (owner_id, group_id, user_id),
  foreign key (owner_id, user_id) references scim_user (owner_id, id) on delete cascade
);
create index on scim_group_member (group_id);
create index on scim_group_member (owner_id, user_id);

-- An account that the team created, and whether the team has suspended it. An operator who disables or enables the account
-- ends that.
create table scim_account (
  owner_id bigint not null references owner (id) on delete cascade,
  person_id bigint not null unique references person (id) on delete cascade,
  is_suspended boolean not null default false,
  primary key (owner_id, person_id)
);
