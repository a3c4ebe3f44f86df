-- Every import with what it changed, so that it can be taken back; forgotten after 30 days.
create table content_import (
  owner_id bigint not null references owner (id) on delete cascade,
  id bigint generated always as identity unique,
  -- What was imported: dictionary, styleguide, snippets, termbase, team.
  content text not null,
  file_name text not null default '',
  format text not null,
  mode text not null,
  imported integer not null,
  updated integer not null,
  removed integer not null,
  created_by bigint,
  created_on timestamptz not null default now(),
  undone_by bigint,
  undone_on timestamptz,
  primary key (owner_id, id)
);
create index on content_import (created_on);

create table import_change (
  owner_id bigint not null,
  import_id bigint not null,
  table_name text not null,
  row_id bigint not null,
  action text not null check (action in ('added', 'changed', 'removed')),
  -- The whole row as it was; null for one that was added.
  before jsonb,
  -- The version the import left, to tell whether anyone has changed the row since; null for one that was removed.
  stamp text,
  primary key (owner_id, import_id, table_name, row_id),
  foreign key (owner_id, import_id) references content_import (owner_id, id) on delete cascade
);
create index on import_change (owner_id, table_name, row_id);
