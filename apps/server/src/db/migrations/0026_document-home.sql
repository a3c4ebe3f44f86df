-- The list as it is shown first, read from its index alone.
drop index document_owner_id_modified_on_id_idx;
create index document_newest on document (owner_id, modified_on desc, id desc) where deleted_on is null;

alter table document add column tags text[] not null default '{}';

-- What a person has put among their favorites; nobody else sees it.
create table document_favorite (
  person_id bigint not null references person (id) on delete cascade,
  owner_id bigint not null,
  document_id bigint not null,
  primary key (person_id, owner_id, document_id),
  foreign key (owner_id, document_id) references document (owner_id, id) on delete cascade
);
create index on document_favorite (owner_id, document_id);

-- The words of each document, for the search. They stand apart from the document, so that a save writes none: they are
-- read anew before the next search, or by a job.
create table document_words (
  owner_id bigint not null,
  document_id bigint not null,
  words tsvector not null,
  primary key (owner_id, document_id),
  foreign key (owner_id, document_id) references document (owner_id, id) on delete cascade
);
create index document_words_found on document_words using gin (words);
-- The version whose words are known; 0 asks for them to be read anew.
alter table document add column words_version bigint not null default 0;
create index document_unread on document (owner_id, modified_on desc) where words_version < version;
