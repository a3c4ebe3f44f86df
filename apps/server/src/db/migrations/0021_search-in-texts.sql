-- Most texts are ASCII or composed already; normalizing and ICU took nine tenths of the time of a search. The values stay
-- what they were, so indexes and columns that were made with this function stay right.
create or replace function fold(text) returns text language sql immutable strict parallel safe
  return case
    when octet_length($1) = char_length($1) then lower($1 collate "C") collate "C"
    when $1 is nfc normalized then lower($1 collate "und-x-icu") collate "C"
    else lower(normalize($1, NFC) collate "und-x-icu") collate "C"
  end;

-- What a search in texts reads: folded once when a text is saved, not for every search.
alter table document add column text_fold text generated always as (fold(text)) stored;
-- Not compressed: that would take longer than everything else about the save of a long text, and each search would undo it.
alter table document alter column text_fold set storage external;
