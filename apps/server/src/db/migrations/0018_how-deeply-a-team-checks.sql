-- How deeply the texts of a team's members are checked; "own" leaves it to each of them.
alter table team add column deeper text not null default 'own' check (deeper in ('own', 'off', 'strict', 'eager'));
