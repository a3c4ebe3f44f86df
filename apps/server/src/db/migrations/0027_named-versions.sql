-- Names that people give to versions of a document; a version with a name stays in the history. They are apart from the
-- versions, because the newest version of a document is in the document itself.
create table document_version_name (
  owner_id bigint not null,
  document_id bigint not null,
  version bigint not null,
  name text not null,
  primary key (owner_id, document_id, version),
  foreign key (owner_id, document_id) references document (owner_id, id) on delete cascade
);
