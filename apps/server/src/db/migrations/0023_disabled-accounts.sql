-- An account that the operator has disabled: nobody logs in to it, and its keys do not work.
alter table person add column disabled_on timestamptz;
