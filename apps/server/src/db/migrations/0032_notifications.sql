-- What happened in documents that a person has to do with. Names, titles, and words are read where they are, so that nothing
-- of them is left here when access ends.
create table notification (
  owner_id bigint not null references owner (id) on delete cascade,
  id bigint generated always as identity unique,
  kind text not null check (kind in
    ('mention', 'reply', 'comment', 'resolved', 'shared', 'access-requested', 'access-granted', 'access-declined')),
  document_id bigint not null references document (id) on delete cascade,
  thread_id bigint references comment_thread (id) on delete cascade,
  comment_id bigint references document_comment (id) on delete cascade,
  actor_id bigint references person (id) on delete set null,
  -- The role that was given.
  role text,
  created_on timestamptz not null default now(),
  read_on timestamptz,
  primary key (owner_id, id)
);
create index on notification (document_id);
create index on notification (thread_id);
create index on notification (comment_id);
create index on notification (actor_id);
create index on notification (created_on);
