-- Projects that are shared as a whole: every document in one, and in the projects within it, is shared while it is there.
create table shared_project (
  owner_id bigint not null references owner (id) on delete cascade,
  id bigint generated always as identity unique,
  name text not null,
  primary key (owner_id, id),
  unique (owner_id, name)
);

-- With whom a project is shared: a person or a team, each in one role. No project makes anyone an owner of its documents.
create table project_share (
  owner_id bigint not null,
  project_id bigint not null,
  sharee_id bigint not null references owner (id) on delete cascade,
  role text not null check (role in ('view', 'comment', 'suggest', 'edit')),
  shared_by bigint,
  shared_on timestamptz not null default now(),
  primary key (owner_id, project_id, sharee_id),
  foreign key (owner_id, project_id) references shared_project (owner_id, id) on delete cascade
);
create index on project_share (sharee_id);

-- Who was notified that a project is shared with them. It ends with the share, which has everything else to be told. The ids
-- are those of other notifications: all of them are one list.
create table project_notification (
  owner_id bigint not null references owner (id) on delete cascade,
  id bigint not null unique default nextval('notification_id_seq'),
  project_owner_id bigint not null,
  project_id bigint not null,
  sharee_id bigint not null,
  created_on timestamptz not null default now(),
  read_on timestamptz,
  primary key (owner_id, id),
  foreign key (project_owner_id, project_id, sharee_id)
    references project_share (owner_id, project_id, sharee_id) on delete cascade
);
create index on project_notification (project_owner_id, project_id, sharee_id);
create index on project_notification (created_on);
