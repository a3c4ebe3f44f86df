-- Addresses that are told what happens in a team.
create table webhook (
  owner_id bigint not null references owner (id) on delete cascade,
  id bigint generated always as identity unique,
  url text not null,
  events text[] not null,
  secret text not null,
  is_enabled boolean not null default true,
  -- When it was switched off because nothing arrived any more.
  switched_off_on timestamptz,
  -- Of the first attempt that failed since the last one that did not; and how many messages failed for good since.
  failing_since timestamptz,
  failures integer not null default 0,
  last_delivered_on timestamptz,
  created_by bigint,
  created_on timestamptz not null default now(),
  row_version bigint not null default 1,
  primary key (owner_id, id)
);

-- A message to one of them, stored in the transaction of the act it tells of.
create table webhook_delivery (
  owner_id bigint not null,
  id bigint generated always as identity unique,
  webhook_id bigint not null,
  message_id text not null,
  what text not null,
  -- As it is signed and sent, to the byte.
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  attempts integer not null default 0,
  status integer,
  problem text,
  created_on timestamptz not null default now(),
  last_tried_on timestamptz,
  -- Null where it is not tried again.
  next_try_on timestamptz default now(),
  primary key (owner_id, id),
  foreign key (owner_id, webhook_id) references webhook (owner_id, id) on delete cascade
);
create index on webhook_delivery (owner_id, webhook_id, id);
create index on webhook_delivery (created_on);
create index on webhook_delivery (next_try_on) where state = 'waiting';
