-- One way to compare text without regard to case, for all languages: the same function on both sides.
create function fold(text) returns text language sql immutable strict parallel safe
  return lower(normalize($1, NFC) collate "und-x-icu") collate "C";

create table dictionary_entry (
  owner_id bigint not null references owner (id) on delete cascade,
  id bigint generated always as identity unique,
  word text not null,
  word_fold text generated always as (fold(word)) stored,
  category text not null default '',
  sub_category text not null default '',
  report text not null default '',
  is_regex boolean not null default false,
  case_sensitive boolean not null default false,
  language text not null default '',
  replacement text,
  note text not null default '',
  created_by bigint,
  created_on timestamptz not null default now(),
  modified_on timestamptz not null default now(),
  row_version bigint not null default 1,
  primary key (owner_id, id)
);
create unique index dictionary_entry_once on dictionary_entry (owner_id, word, category, sub_category, report);
create index on dictionary_entry (owner_id, word_fold, id);

create table snippet_folder (
  owner_id bigint not null references owner (id) on delete cascade,
  id bigint generated always as identity unique,
  name text not null,
  name_fold text generated always as (fold(name)) stored,
  description text not null default '',
  parent_id bigint,
  position integer not null default 0,
  created_by bigint,
  created_on timestamptz not null default now(),
  modified_on timestamptz not null default now(),
  row_version bigint not null default 1,
  primary key (owner_id, id),
  foreign key (owner_id, parent_id) references snippet_folder (owner_id, id) on delete cascade
);
create index on snippet_folder (owner_id, parent_id);

create table snippet (
  owner_id bigint not null references owner (id) on delete cascade,
  id bigint generated always as identity unique,
  folder_id bigint not null,
  name text not null,
  name_fold text generated always as (fold(name)) stored,
  text text not null,
  text_fold text generated always as (fold(text)) stored,
  html text,
  shortcut text,
  shortcut_fold text generated always as (fold(shortcut)) stored,
  description text not null default '',
  language text not null default '',
  tags text[] not null default '{}',
  created_by bigint,
  created_on timestamptz not null default now(),
  modified_on timestamptz not null default now(),
  row_version bigint not null default 1,
  primary key (owner_id, id),
  foreign key (owner_id, folder_id) references snippet_folder (owner_id, id) on delete cascade
);
create unique index snippet_shortcut_once on snippet (owner_id, shortcut_fold) where shortcut is not null;
create index on snippet (owner_id, folder_id, id);
create index on snippet (owner_id, name_fold, id);

-- Apart from the snippet, so that using one is not a change of it.
create table snippet_use (
  owner_id bigint not null,
  snippet_id bigint not null,
  use_count bigint not null default 0,
  last_used_on timestamptz,
  primary key (owner_id, snippet_id),
  foreign key (owner_id, snippet_id) references snippet (owner_id, id) on delete cascade
);

create table style_guide (
  owner_id bigint not null references owner (id) on delete cascade,
  id bigint generated always as identity unique,
  name text not null,
  name_fold text generated always as (fold(name)) stored,
  description text not null default '',
  is_enabled boolean not null default true,
  language text not null default '',
  created_by bigint,
  created_on timestamptz not null default now(),
  modified_on timestamptz not null default now(),
  row_version bigint not null default 1,
  primary key (owner_id, id)
);

create table style_guide_item (
  owner_id bigint not null references owner (id) on delete cascade,
  id bigint generated always as identity unique,
  style_guide_id bigint not null,
  name text not null default '',
  match text not null,
  match_fold text generated always as (fold(match)) stored,
  replace text not null default '',
  replace_fold text generated always as (fold(replace)) stored,
  wrong_sentence text not null default '',
  wrong_sentence_fold text generated always as (fold(wrong_sentence)) stored,
  right_sentence text not null default '',
  message text not null default '',
  message_fold text generated always as (fold(message)) stored,
  is_enabled boolean not null default true,
  case_sensitive boolean not null default false,
  is_regex boolean not null default false,
  severity text not null default 'warning',
  category text not null default '',
  url text not null default '',
  include_context text[] not null default '{}',
  exclude_context text[] not null default '{}',
  position integer not null default 0,
  created_by bigint,
  created_on timestamptz not null default now(),
  modified_on timestamptz not null default now(),
  row_version bigint not null default 1,
  primary key (owner_id, id),
  foreign key (owner_id, style_guide_id) references style_guide (owner_id, id) on delete cascade
);
create index on style_guide_item (owner_id, style_guide_id, id);
create index on style_guide_item (owner_id, match_fold, id);
create index on style_guide_item (owner_id, replace_fold, id);
create index on style_guide_item (owner_id, wrong_sentence_fold, id);
create index on style_guide_item (owner_id, message_fold, id);
create unique index style_guide_item_once on style_guide_item (owner_id, style_guide_id, md5(match || chr(31) || replace), case_sensitive);

create table style_template (
  owner_id bigint not null references owner (id) on delete cascade,
  template_id integer not null,
  is_selected boolean not null,
  -- As it was saved: an object, or a string that holds one.
  config jsonb,
  modified_by bigint,
  modified_on timestamptz not null default now(),
  primary key (owner_id, template_id)
);

create table term_base (
  owner_id bigint not null references owner (id) on delete cascade,
  id bigint generated always as identity unique,
  name text not null,
  name_fold text generated always as (fold(name)) stored,
  description text not null default '',
  is_enabled boolean not null default true,
  language text not null default '',
  created_by bigint,
  created_on timestamptz not null default now(),
  modified_on timestamptz not null default now(),
  row_version bigint not null default 1,
  primary key (owner_id, id)
);

create table term (
  owner_id bigint not null references owner (id) on delete cascade,
  id bigint generated always as identity unique,
  term_base_id bigint not null,
  text text not null,
  text_fold text generated always as (fold(text)) stored,
  status text not null check (status in ('Approved', 'Admitted', 'Deprecated', 'Forbidden', 'Pending', 'Rejected')),
  description text not null default '',
  description_fold text generated always as (fold(description)) stored,
  replacement text not null default '',
  replacement_fold text generated always as (fold(replacement)) stored,
  case_sensitive boolean not null default false,
  match_forms boolean not null default true,
  part_of_speech text not null default '',
  language text not null default '',
  concept_id text not null default '',
  variants text[] not null default '{}',
  domain text not null default '',
  url text not null default '',
  tags text[] not null default '{}',
  created_by bigint,
  created_on timestamptz not null default now(),
  modified_on timestamptz not null default now(),
  row_version bigint not null default 1,
  primary key (owner_id, id),
  foreign key (owner_id, term_base_id) references term_base (owner_id, id) on delete cascade
);
create unique index term_once on term (owner_id, term_base_id, text, language, part_of_speech);
create index on term (owner_id, term_base_id, id);
create index on term (owner_id, text_fold, id);
create index on term (owner_id, description_fold, id);
create index on term (owner_id, status, id);

-- Every change to what checks depend on raises the owner's version and tells all nodes, once per statement.
create function raise_rules_version() returns trigger language plpgsql as $$
declare
  changed bigint;
begin
  for changed in select distinct owner_id from touched loop
    update owner set rules_version = rules_version + 1 where id = changed;
    perform pg_notify('housestyle_rules', changed::text);
  end loop;
  return null;
end $$;

do $$
declare
  tab text;
begin
  foreach tab in array array['dictionary_entry', 'style_guide', 'style_guide_item', 'style_template', 'term_base', 'term', 'snippet', 'snippet_folder'] loop
    execute format('create trigger rules_inserted after insert on %I referencing new table as touched for each statement execute function raise_rules_version()', tab);
    execute format('create trigger rules_updated after update on %I referencing new table as touched for each statement execute function raise_rules_version()', tab);
    execute format('create trigger rules_deleted after delete on %I referencing old table as touched for each statement execute function raise_rules_version()', tab);
  end loop;
end $$;
