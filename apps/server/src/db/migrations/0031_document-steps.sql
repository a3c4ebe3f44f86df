-- Changes of documents that several people write at the same time, until long after they are part of the document. The key
-- decides who was first: two changes never follow the same version.
create table document_step (
  owner_id bigint not null,
  document_id bigint not null,
  -- The version of the document after this step.
  version bigint not null,
  step jsonb not null,
  person_id bigint,
  -- The open editor that sent it, and its number there: a step that is sent again is stored once.
  client text not null,
  number integer not null,
  stored_on timestamptz not null default now(),
  primary key (owner_id, document_id, version),
  foreign key (owner_id, document_id) references document (owner_id, id) on delete cascade on update cascade
);
create unique index document_step_once on document_step (owner_id, document_id, client, number);
create index on document_step (stored_on);
