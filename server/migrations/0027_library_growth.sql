-- What a library of millions needs: named sources, works that wait to be borne out, retractions.

-- Names under which an operator's imports bear records out, beside the indexes. Given once, so that a slip of the
-- keyboard makes no new witness.
create table library_sources (
  name text primary key check (name ~ '^[A-Z][A-Z0-9_-]{1,39}$'),
  note text,
  created_at timestamptz not null default now()
);
comment on table library_sources is 'owner: library';
-- What imports were called before there was a list of names.
insert into library_sources (name, note)
select distinct source, 'before names were listed' from library_imports
where source ~ '^[A-Z][A-Z0-9_-]{1,39}$'
  and source not in ('IMPORT', 'UPLOAD', 'STARTER', 'OPENALEX', 'CROSSREF', 'SEMANTIC_SCHOLAR');

-- The same file with another filter is another import. `left_out`: records that the filter kept out.
alter table library_imports
  add column filter text not null default '',
  add column left_out integer not null default 0,
  drop constraint library_imports_file_hash_source_key,
  add constraint library_imports_file unique (file_hash, source, filter);

-- Table works, owner: library.
alter table works
  -- When the indexes were last asked whether they know it, and answered; null until then.
  add column asked_at timestamptz,
  -- Who bore it out and by what, newest last: [{by, level, at, doi, url}].
  add column evidence jsonb not null default '[]',
  -- The notice that retracted it, and who told us.
  add column retraction_doi text,
  add column retraction_by text;
create index works_unproven on works (asked_at nulls first, id) where owner_user_id is null and verified_by is null;

-- Retractions by the DOI of the work, from a published list and from the indexes: a work that comes in later is
-- marked as well, whoever brings it.
create table library_retractions (
  doi text primary key,
  notice_doi text,
  retracted_on date,
  told_by text not null,
  created_at timestamptz not null default now()
);
comment on table library_retractions is 'owner: library';

create function mark_retracted() returns trigger language plpgsql as $$
declare
  known library_retractions%rowtype;
begin
  select * into known from library_retractions where doi = new.doi;
  if found then
    new.is_retracted := true;
    new.retraction_doi := coalesce(known.notice_doi, new.retraction_doi);
    new.retraction_by := coalesce(new.retraction_by, known.told_by);
  end if;
  return new;
end $$;
create trigger mark_retracted before insert or update of doi on works
  for each row when (new.doi is not null) execute function mark_retracted();
