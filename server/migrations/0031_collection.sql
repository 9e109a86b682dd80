-- The collection that a bare machine cites from (server/knowledge/works).

-- Table works, owner: library.
alter table works
  -- On method alone: it has its place in sections on method and nowhere else.
  add column serves_method boolean not null default false,
  -- Words of titles that it may be cited under, by language: {zh: [...], en: [...]}; somebody who read it gave them.
  add column topics jsonb not null default '{}';
update works set source = 'COLLECTION', found_in = array_replace(found_in, 'STARTER', 'COLLECTION') where source = 'STARTER';

-- Which state of the collection's files the works were taken from; another one is taken in at the next start.
create table library_collection (
  is_only boolean primary key default true check (is_only),
  digest text not null,
  taken_in_at timestamptz not null default now()
);
comment on table library_collection is 'owner: library';
