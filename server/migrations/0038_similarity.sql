-- What texts are compared with, and who agreed to what.

-- A part of the index that is looked through as a whole, or not at all: the works of the library, the papers of the site, one user's own
-- library, one user's own files; each once for every way in which texts were read into it. Its number stands beside every fingerprint,
-- so that what somebody may not be compared with is never read, and what was read in an older way is never mixed with the new.
create table similarity_shelves (
  id integer generated always as identity primary key,
  kind text not null check (kind in ('LIBRARY', 'OWN_LIBRARY', 'OWN_FILE', 'SITE')),
  -- Of shelves that are one user's alone.
  owner_user_id uuid references users,
  -- Counted up whenever the same text would be kept in another way.
  form integer not null,
  check ((kind in ('OWN_LIBRARY', 'OWN_FILE')) = (owner_user_id is not null)),
  unique nulls not distinct (kind, owner_user_id, form)
);
comment on table similarity_shelves is 'owner: similarity';
create index similarity_shelves_owner on similarity_shelves (owner_user_id) where owner_user_id is not null;
create trigger user_lives before insert or update of owner_user_id on similarity_shelves
  for each row when (new.owner_user_id is not null) execute function refuse_erased_user('owner_user_id');

-- A text that others are compared with. It goes with what it is of, in the same transaction, whoever takes that away.
create table similarity_sources (
  id integer generated always as identity primary key,
  shelf_id integer not null references similarity_shelves,
  -- Null for works of the shared library.
  owner_user_id uuid references users,
  work_id uuid unique references works on delete cascade,
  file_key text unique references files on delete cascade,
  paper_id uuid unique references papers on delete cascade,
  check (num_nonnulls(work_id, file_key, paper_id) = 1),
  -- Of a file; a work has its own, and a paper of somebody else is shown without any.
  title text,
  language text not null check (language in ('zh', 'en', 'es', 'ja')),
  -- SHA-256 of the text: what has not changed is not read again.
  text_hash bytea not null,
  tokens integer not null,
  passages integer not null,
  created_at timestamptz not null default now()
);
comment on table similarity_sources is 'owner: similarity';
create index similarity_sources_shelf on similarity_sources (shelf_id) include (passages, owner_user_id);
create index similarity_sources_owner on similarity_sources (owner_user_id) where owner_user_id is not null;
create trigger user_lives before insert or update of owner_user_id on similarity_sources
  for each row when (new.owner_user_id is not null) execute function refuse_erased_user('owner_user_id');

-- The passages of a source tile its text: joined in their order they are the text.
create table similarity_passages (
  id integer generated always as identity primary key,
  source_id integer not null references similarity_sources on delete cascade,
  ordinal integer not null,
  -- Where it begins in the source: in UTF-16 units, and in tokens.
  start integer not null,
  first_token integer not null,
  page integer,
  text text not null,
  unique (source_id, ordinal)
);
comment on table similarity_passages is 'owner: similarity';

-- Tens of millions of rows: four numbers each, no key of their own and no reference that every row would be checked for. Looking through
-- them reads the index alone; the rows of a passage go with it, by the trigger below.
create table similarity_fingerprints (
  hash bigint not null,
  shelf_id integer not null,
  passage_id integer not null,
  -- The token of the source at which it begins.
  position integer not null
) with (autovacuum_vacuum_insert_scale_factor = 0.1, autovacuum_analyze_scale_factor = 0.1, autovacuum_vacuum_scale_factor = 0.1);
comment on table similarity_fingerprints is 'owner: similarity';
create index similarity_fingerprints_hash on similarity_fingerprints (hash, shelf_id) include (passage_id, position);
create index similarity_fingerprints_passage on similarity_fingerprints (passage_id);

-- The terms of a passage, each once: what says the same in other words still says it of the same things.
create table similarity_terms (
  term bigint not null,
  shelf_id integer not null,
  passage_id integer not null
) with (autovacuum_vacuum_insert_scale_factor = 0.1, autovacuum_analyze_scale_factor = 0.1, autovacuum_vacuum_scale_factor = 0.1);
comment on table similarity_terms is 'owner: similarity';
create index similarity_terms_term on similarity_terms (term, shelf_id) include (passage_id);
create index similarity_terms_passage on similarity_terms (passage_id);

create function forget_passages() returns trigger language plpgsql as $$
begin
  delete from similarity_fingerprints where passage_id = any (array(select id from gone));
  delete from similarity_terms where passage_id = any (array(select id from gone));
  return null;
end $$;
create trigger forget_passages after delete on similarity_passages
  referencing old table as gone for each statement execute function forget_passages();

-- Works whose text is new or has changed, in the transaction that changed it: nothing is missed, and whoever imports waits for nobody.
-- Rows are only added, never changed, so that no two writers meet; whoever has read a work takes its rows away.
create table similarity_changed_works (
  id bigint generated always as identity primary key,
  work_id uuid not null,
  owner_user_id uuid
);
comment on table similarity_changed_works is 'owner: similarity';
create index similarity_changed_works_owner on similarity_changed_works (owner_user_id) where owner_user_id is not null;

create function note_new_works() returns trigger language plpgsql as $$
begin
  insert into similarity_changed_works (work_id, owner_user_id)
    select id, owner_user_id from fresh where abstract is not null or content is not null;
  return null;
end $$;
create trigger note_new_works after insert on works
  referencing new table as fresh for each statement execute function note_new_works();

create function note_changed_work() returns trigger language plpgsql as $$
begin
  insert into similarity_changed_works (work_id, owner_user_id) values (new.id, new.owner_user_id);
  return null;
end $$;
create trigger note_changed_work after update of abstract, content, language on works
  for each row when (
    new.abstract is distinct from old.abstract
    or new.content is distinct from old.content
    or new.language is distinct from old.language
  ) execute function note_changed_work();

insert into similarity_changed_works (work_id, owner_user_id)
  select id, owner_user_id from works where abstract is not null or content is not null;

-- Whether others' texts may be compared with a user's papers. No row: nobody has asked yet, and nothing is shared.
create table similarity_consents (
  user_id uuid primary key references users,
  is_shared boolean not null,
  decided_at timestamptz not null
);
comment on table similarity_consents is 'owner: similarity';
create trigger user_lives before insert or update of user_id on similarity_consents
  for each row execute function refuse_erased_user('user_id');
