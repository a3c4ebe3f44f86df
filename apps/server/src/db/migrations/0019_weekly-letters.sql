-- Who has asked for a letter about each week of their writing; told_week is the Monday of the last week they were told about.
create table insight_letter (
  owner_id bigint primary key references owner (id) on delete cascade,
  told_week date not null
);
