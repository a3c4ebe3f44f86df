-- With whom a document is shared beside its owner: a person or a team, each in one role.
create table document_share (
  owner_id bigint not null,
  document_id bigint not null,
  sharee_id bigint not null references owner (id) on delete cascade,
  role text not null check (role in ('view', 'comment', 'suggest', 'edit', 'own')),
  shared_by bigint,
  shared_on timestamptz not null default now(),
  primary key (owner_id, document_id, sharee_id),
  foreign key (owner_id, document_id) references document (owner_id, id) on delete cascade on update cascade
);
create index on document_share (sharee_id);

-- Links that let whoever has them into a document. Of the secret only a hash is stored; it is random, so a plain one will do.
create table document_link (
  owner_id bigint not null,
  id bigint generated always as identity unique,
  document_id bigint not null,
  hash bytea not null unique,
  role text not null check (role in ('view', 'comment', 'suggest', 'edit')),
  password_hash text,
  expires_on timestamptz,
  created_by bigint,
  created_on timestamptz not null default now(),
  primary key (owner_id, id),
  foreign key (owner_id, document_id) references document (owner_id, id) on delete cascade on update cascade
);
create index on document_link (owner_id, document_id);

-- Who has opened which link: they come back without its secret while the link lasts.
create table document_link_use (
  owner_id bigint not null,
  link_id bigint not null,
  person_id bigint not null references person (id) on delete cascade,
  used_on timestamptz not null default now(),
  primary key (owner_id, link_id, person_id),
  foreign key (owner_id, link_id) references document_link (owner_id, id) on delete cascade on update cascade
);
create index on document_link_use (person_id);

-- A document passes to someone it is shared with as owner when its owner's account is deleted; what belongs to it follows.
alter table document_version drop constraint document_version_owner_id_document_id_fkey,
  add foreign key (owner_id, document_id) references document (owner_id, id) on delete cascade on update cascade;
alter table document_version_name drop constraint document_version_name_owner_id_document_id_fkey,
  add foreign key (owner_id, document_id) references document (owner_id, id) on delete cascade on update cascade;
alter table document_favorite drop constraint document_favorite_owner_id_document_id_fkey,
  add foreign key (owner_id, document_id) references document (owner_id, id) on delete cascade on update cascade;
alter table document_words drop constraint document_words_owner_id_document_id_fkey,
  add foreign key (owner_id, document_id) references document (owner_id, id) on delete cascade on update cascade;
