-- The engine has no room for it yet: it waits for its turn, and whoever looks on is told so.
alter table outlines add column is_waiting boolean not null default false;
