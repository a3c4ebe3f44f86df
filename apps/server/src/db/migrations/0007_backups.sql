-- When the last backup was made, by whichever server or by hand.
alter table instance add column backed_up_on timestamptz;
alter table instance add column backed_up_rows bigint;
