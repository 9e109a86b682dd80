-- By which transaction a text was put in: whoever remembers which fingerprints there are asks what has come since, and misses nothing
-- that was committed meanwhile, in whichever order. Those that are there get the number of this one.
alter table similarity_sources add column put_by xid8 not null default pg_current_xact_id();
create index similarity_sources_put_by on similarity_sources (put_by);

-- How many tokens a passage has: only what was found near its end asks for the next one. Null: it was put in before this was kept.
alter table similarity_passages add column tokens integer;
