-- Which domain's offer made somebody a member, and what was declined: people take both with them.
alter table team_user add column offered_domain text;
alter table declined_offer add column domain text not null default '';
alter table declined_offer add column declined_on timestamptz not null default now();
