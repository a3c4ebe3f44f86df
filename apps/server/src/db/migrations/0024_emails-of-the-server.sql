-- All emails that people ask the server for in an hour are counted, too.
alter table letter_count drop constraint letter_count_whose_check;
alter table letter_count add constraint letter_count_whose_check check (whose in ('account', 'team', 'address', 'server'));
