-- Who has asked for notifications by email, of which kinds, and how often at most.
create table notification_email (
  owner_id bigint primary key references owner (id) on delete cascade,
  kinds text[] not null,
  every text not null check (every in ('hour', 'day')),
  -- The last notification that was there when they asked, or when an email was written.
  told_id bigint not null,
  sent_on timestamptz
);
