-- Threads of comments on a document. What one is about is a stretch of the document by positions, which moves with every
-- save, and the words it was made for, by which it is found again; without them it is an orphan and keeps its quotation.
create table comment_thread (
  owner_id bigint not null,
  id bigint generated always as identity unique,
  document_id bigint not null,
  -- Positions in this version of the document.
  version bigint not null,
  anchor_from integer not null,
  anchor_to integer not null,
  is_orphan boolean not null default false,
  quote text not null,
  created_on timestamptz not null default now(),
  resolved_by bigint,
  resolved_on timestamptz,
  primary key (owner_id, id),
  foreign key (owner_id, document_id) references document (owner_id, id) on delete cascade on update cascade
);
create index on comment_thread (owner_id, document_id);

create table document_comment (
  owner_id bigint not null,
  id bigint generated always as identity unique,
  thread_id bigint not null,
  text text not null,
  -- People the comment names, who may see it.
  mentions bigint[] not null default '{}',
  created_by bigint,
  created_on timestamptz not null default now(),
  primary key (owner_id, id),
  foreign key (owner_id, thread_id) references comment_thread (owner_id, id) on delete cascade on update cascade
);
create index on document_comment (owner_id, thread_id);
