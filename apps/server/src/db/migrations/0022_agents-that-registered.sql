-- Programs of any maker that have registered to ask people for keys (RFC 7591). One that nobody gives a key is removed soon.
create table oauth_client (
  id text primary key,
  name text not null,
  redirect_uris text[] not null,
  made_on timestamptz not null default now(),
  expires_on timestamptz not null
);
create index on oauth_client (expires_on);

-- The program a key was made for; null for all others.
alter table api_token add column client_id text references oauth_client (id) on delete set null;
create index on api_token (client_id) where client_id is not null;
