-- A statement that touches several owners raises their versions in one order, so that two such statements, one after the
-- other in whatever order they name the owners, wait for each other in a row and not in a circle.
create or replace function raise_rules_version() returns trigger language plpgsql as $$
declare
  changed bigint;
begin
  for changed in select distinct owner_id from touched order by owner_id loop
    update owner set rules_version = rules_version + 1 where id = changed;
    perform pg_notify('housestyle_rules', changed::text);
  end loop;
  return null;
end $$;
