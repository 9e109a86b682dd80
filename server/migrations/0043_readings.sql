-- A paper of somebody else that its uploader has read.
create table readings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users,
  -- Among the owner's files; the same file is read once.
  file_key text not null,
  file_name text not null,
  file_type text not null,
  -- In which a model tells of it: the reader's.
  reader_language text not null,
  title text not null,
  -- Of the paper; null until it is read.
  language text,
  pages integer,
  state text not null check (state in ('READING', 'READY', 'FAILED')),
  error text check ((error is not null) = (state = 'FAILED')),
  engine text not null,
  run_id uuid,
  is_by_pages boolean not null default false,
  outline jsonb not null default '[]',
  reference_list jsonb not null default '[]',
  -- How many findings it will have; 0 until that is known.
  planned integer not null default 0,
  created_at timestamptz not null,
  unique (user_id, file_key)
);
comment on table readings is 'owner: reading';
create index readings_user on readings (user_id, created_at desc, id);
create index readings_file on readings (file_key);
create trigger user_lives before insert or update of user_id on readings
  for each row execute function refuse_erased_user('user_id');

-- What it says, apart: no list reads it.
create table reading_texts (
  reading_id uuid primary key references readings on delete cascade,
  paragraphs jsonb not null
);
comment on table reading_texts is 'owner: reading';

-- What was found in it, as it comes.
create table reading_findings (
  reading_id uuid not null references readings on delete cascade,
  kind text not null check (kind in ('SUMMARY', 'OVERVIEW', 'TERMS', 'METHODS', 'LIMITS', 'REFERENCES')),
  -- Of a summary: its heading; of references: the first of them.
  position integer not null,
  content jsonb not null,
  primary key (reading_id, kind, position)
);
comment on table reading_findings is 'owner: reading';
