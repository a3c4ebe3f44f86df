-- Run once on the primary, as postgres. PgBouncer does not pass on the time limit for statements, so the database sets it.
create role housestyle login password '<PASSWORD>';
create database housestyle owner housestyle;
alter role housestyle in database housestyle set statement_timeout = '20s';
