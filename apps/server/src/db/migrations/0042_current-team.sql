-- When a person chose to work in a team. The team that was chosen last comes first, and the others in the order in which the
-- person joined them.
alter table team_user add column chosen_on timestamptz;
