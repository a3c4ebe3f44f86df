-- Whether members of a team can send text to a language model, and the team's own provider. The key is encrypted with the
-- server's secret.
create table team_assistance (
  owner_id bigint primary key references owner (id) on delete cascade,
  is_allowed boolean not null default true,
  url text not null default '',
  model text not null default '',
  key bytea,
  person_limit int,
  team_limit int
);

-- How much a person or a team has used a language model on a day, UTC. None of the text is kept.
create table assistance_use (
  owner_id bigint not null references owner (id) on delete cascade,
  day date not null,
  requests int not null default 0,
  sent bigint not null default 0,
  received bigint not null default 0,
  primary key (owner_id, day)
);
create index on assistance_use (day);
