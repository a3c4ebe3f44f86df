-- When an account was last used: its sessions say so while they are there, and the account keeps it when they end.
alter table person add column last_seen timestamptz;
create function keep_last_seen() returns trigger language plpgsql as $$
begin
  update person set last_seen = greatest(last_seen, old.updated_at) where id = old.person_id;
  return null;
end $$;
create trigger keep_last_seen after delete on session for each row execute function keep_last_seen();
