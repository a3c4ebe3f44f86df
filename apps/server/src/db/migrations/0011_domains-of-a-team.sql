-- Domains whose people a team may ask to join on the operator's word alone.
alter table team add column allowed_domains text[] not null default '{}';

-- Who was asked to join a team and said no is not asked again.
create table declined_offer (
  team_id bigint not null references team (id) on delete cascade,
  person_id bigint not null references person (id) on delete cascade,
  primary key (team_id, person_id)
);
create index on declined_offer (person_id);
create index on team using gin (auto_join_domains);
