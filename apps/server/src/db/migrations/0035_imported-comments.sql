-- The name of the author of a comment that comes from a file; its author has no account here.
alter table document_comment add column author_name text;
