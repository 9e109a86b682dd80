-- The run that packs what was delivered of an order into one zip; on the first of its papers. Null for what was delivered
-- before packs were made by runs: the first who asks for it begins one.
alter table papers add column pack_run_id uuid;
