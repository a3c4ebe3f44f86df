-- Who has asked for access to a document, until they are answered. Who was declined is remembered, so that they do not ask again
-- and again.
create table access_request (
  owner_id bigint not null,
  document_id bigint not null,
  person_id bigint not null references person (id) on delete cascade,
  asked_on timestamptz not null default now(),
  declined_on timestamptz,
  primary key (owner_id, document_id, person_id),
  foreign key (owner_id, document_id) references document (owner_id, id) on delete cascade on update cascade
);
create index on access_request (person_id);
