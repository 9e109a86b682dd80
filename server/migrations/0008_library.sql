-- The library: what a reference needs, what search looks in, what a student keeps.
alter table works
  add column publisher text,
  add column place text,
  add column edition text,
  add column url text,
  add column licence text,
  add column kind text not null default 'other'
    check (kind in ('article', 'book', 'chapter', 'conference', 'thesis', 'report', 'other')),
  add column is_open_access boolean,
  add column is_retracted boolean not null default false,
  add column cited_by integer,
  -- Every place that gave this record, its first source included.
  add column found_in text[] not null default '{}',
  -- Who bore the record out, and when; null for records that nobody has compared with anything.
  add column verified_by text,
  add column verified_at timestamptz,
  -- Letters and digits of the title alone: two spellings of one title meet in it.
  add column title_key text not null default '',
  -- Pairs of ideographs and kana (text/search-words.ts); words of other scripts are stemmed below.
  add column title_pairs text[] not null default '{}',
  add column other_pairs text[] not null default '{}',
  add column title_words text not null default '',
  add column other_words text not null default '';

alter table works
  add column title_vector tsvector generated always as (
    array_to_tsvector(title_pairs)
    || case language when 'es' then to_tsvector('spanish', title_words) else to_tsvector('english', title_words) end
  ) stored,
  add column search_vector tsvector generated always as (
    array_to_tsvector(title_pairs || other_pairs)
    || case language
      when 'es' then to_tsvector('spanish', title_words || ' ' || other_words)
      else to_tsvector('english', title_words || ' ' || other_words)
    end
  ) stored;

drop index works_search;
alter table works drop column search_text;
create index works_title_vector on works using gin (title_vector);
create index works_search_vector on works using gin (search_vector);
create index works_title_like on works using gin (title_key gin_trgm_ops);
create index works_title_key on works (md5(title_key), year);
-- By its beginning: a reference may leave the subtitle out.
create index works_title_start on works (left(title_key, 200) collate "C");
create unique index works_shared_doi on works (doi) where owner_user_id is null and doi is not null;
create index works_doi on works (doi) where doi is not null;

create table library_folders (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  name text not null check (length(name) between 1 and 60),
  created_at timestamptz not null default now(),
  unique (user_id, name)
);
comment on table library_folders is 'owner: library';

create table library_saves (
  user_id uuid not null references users on delete cascade,
  work_id uuid not null references works on delete cascade,
  folder_id uuid references library_folders on delete set null,
  saved_at timestamptz not null default now(),
  primary key (user_id, work_id)
);
create index library_saves_newest on library_saves (user_id, saved_at desc);
create index library_saves_folder on library_saves (folder_id) where folder_id is not null;
create index library_saves_work on library_saves (work_id);
comment on table library_saves is 'owner: library';

-- Imports of files of any size: where one stands, so that it goes on there after a stop.
create table library_imports (
  id uuid primary key default gen_random_uuid(),
  file_hash text not null,
  source text not null,
  size_bytes bigint not null,
  read_bytes bigint not null default 0,
  line integer not null default 0,
  -- Entries of that line that are done: a file may hold all of its entries on one.
  line_entries integer not null default 0,
  imported integer not null default 0,
  merged integer not null default 0,
  rejected integer not null default 0,
  finished_at timestamptz,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  unique (file_hash, source)
);
comment on table library_imports is 'owner: library';

-- Answers of the indexes, so that the same question is not asked again within its time.
create table literature_answers (
  provider text not null,
  request_hash text not null,
  answer jsonb not null,
  expires_at timestamptz not null,
  primary key (provider, request_hash)
);
create index literature_answers_expiry on literature_answers (expires_at);
comment on table literature_answers is 'owner: providers/literature';

-- How fast each index may be asked, across processes: the next free instant and what it asked us to wait.
create table literature_limits (
  provider text primary key,
  next_at timestamptz not null default now(),
  waits_until timestamptz,
  updated_at timestamptz not null default now()
);
comment on table literature_limits is 'owner: providers/literature';
