-- The one row that says which installation this database belongs to. Readiness reads it; exports will name it.
create table instance (
  only_row boolean primary key default true check (only_row),
  id uuid not null default gen_random_uuid(),
  created_at timestamptz not null default now()
);

insert into instance default values;
