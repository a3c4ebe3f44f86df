-- The word “a.c” and the expression “a.c” are two entries.
drop index dictionary_entry_once;
create unique index dictionary_entry_once on dictionary_entry (owner_id, word, is_regex, category, sub_category, report);
