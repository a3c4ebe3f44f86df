-- Whether a link also lets people without an account in. They may view, or comment if its role includes that.
alter table document_link add column is_for_guests boolean not null default false;

-- What guests may do with documents of a team and of its members; the least of all teams of a person counts.
alter table team add column guest_access text not null default 'none' check (guest_access in ('none', 'view', 'comment'));

-- A comment by a guest has the name that they gave as its author, and no account.
alter table document_comment add column is_guest boolean not null default false;
