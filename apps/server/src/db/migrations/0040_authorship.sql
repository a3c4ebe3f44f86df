-- Who wrote which words of a document: runs of positions in one of its versions, with their authors, and their sources where
-- these are recorded.
create table document_authorship (
  owner_id bigint not null,
  document_id bigint not null,
  version bigint not null,
  runs jsonb not null,
  primary key (owner_id, document_id),
  foreign key (owner_id, document_id) references document (owner_id, id) on delete cascade on update cascade
);

-- How the words of a step were written: always for those of a language model, others only while that is recorded.
alter table document_step add column source text;

-- Documents of which is recorded how and when their words are written, or was.
create table document_provenance (
  owner_id bigint not null,
  document_id bigint not null,
  since timestamptz not null default now(),
  is_on boolean not null default true,
  started_by bigint,
  primary key (owner_id, document_id),
  foreign key (owner_id, document_id) references document (owner_id, id) on delete cascade on update cascade
);

-- Whether members of a team may have that recorded.
alter table team add column allow_provenance boolean not null default true;

-- Everyone who has written together in a version since the one before it in the history.
alter table document add column writers bigint[] not null default '{}';
alter table document_version add column writers bigint[] not null default '{}';
