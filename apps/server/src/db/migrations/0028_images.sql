-- The images of documents, each once for its owner, by their SHA-256.
create table image (
  owner_id bigint not null references owner (id) on delete cascade,
  hash text not null,
  type text not null,
  bytes bytea not null,
  -- When it was last sent, or a document that refers to it was last saved.
  used_on timestamptz not null default now(),
  primary key (owner_id, hash)
);
-- Images are compressed already.
alter table image alter column bytes set storage external;
create index on image (used_on);
