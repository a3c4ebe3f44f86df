-- The version that is there now stands in the document alone; the history holds those before it, so that a save writes a
-- text once.
alter table document add column kept boolean not null default false;
update document d set kept = true from document_version v
  where v.owner_id = d.owner_id and v.document_id = d.id and v.version = d.version and v.kept;
delete from document_version v using document d
  where v.owner_id = d.owner_id and v.document_id = d.id and v.version = d.version;
