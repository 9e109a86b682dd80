-- Whoever cancels a text while it is written has paid for the part that they could read: that part stays theirs.
alter table order_items add column is_kept boolean not null default false;
alter table order_items add check (is_given_up or not is_kept);
