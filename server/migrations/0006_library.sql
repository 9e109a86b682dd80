create extension if not exists pg_trgm;

-- Records of the literature. `owner_user_id` is null for the shared library; an uploaded paper is its owner's alone.
create table works (
  id uuid primary key default gen_random_uuid(),
  owner_user_id uuid references users on delete cascade,
  title text not null,
  authors jsonb not null default '[]',
  year integer,
  venue text,
  volume text,
  issue text,
  pages text,
  doi text,
  abstract text,
  language text check (language in ('zh', 'en', 'es', 'ja')),
  type text not null default 'article',
  -- Where the record comes from: UPLOAD, or the name of an index or collection.
  source text not null,
  -- The text of an upload, from which sentences may be taken; never shown to others.
  content text,
  file_id uuid,
  content_hash text,
  -- Lower case, one space between words: what search compares with.
  search_text text not null,
  created_at timestamptz not null default now()
);
create index works_search on works using gin (search_text gin_trgm_ops);
create index works_owner on works (owner_user_id, created_at desc) where owner_user_id is not null;
create index works_source on works (source) where owner_user_id is null;
create unique index works_upload_once on works (owner_user_id, content_hash) where content_hash is not null;
comment on table works is 'owner: library';
