-- A score comes back as it was sent.
alter table document alter column score type double precision using score::text::double precision;

-- What somebody was told of, or went back from, stays in the history, whoever saves next.
alter table document_version add column kept boolean not null default false;

-- A folder lay in itself, or in one that lay in it: such folders lie in none now.
with recursive above (start, id) as (
  select id, parent_id from snippet_folder where parent_id is not null
  union
  select a.start, f.parent_id from above a join snippet_folder f on f.id = a.id where f.parent_id is not null
)
update snippet_folder set parent_id = null where id in (select start from above where start = id);
