-- Who is notified that a document they had access to was deleted with the account or the team that owned it. Its title is here,
-- because nothing else is left of it. The ids are those of other notifications: all of them are one list.
create table deleted_document_notification (
  owner_id bigint not null references owner (id) on delete cascade,
  id bigint not null unique default nextval('notification_id_seq'),
  title text not null,
  created_on timestamptz not null default now(),
  read_on timestamptz,
  primary key (owner_id, id)
);
create index on deleted_document_notification (created_on);
