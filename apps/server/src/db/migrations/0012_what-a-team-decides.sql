-- What a team holds its texts to, by goal: its numbers, whether it counts, whether members may say otherwise.
alter table team add column goals jsonb not null default '{}';

-- Whether members may switch the rules of their team off for themselves.
alter table team add column allow_rules_off boolean not null default false;
