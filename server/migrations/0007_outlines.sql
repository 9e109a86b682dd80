create table outlines (
  id uuid primary key default gen_random_uuid(),
  key1 text not null unique,
  user_id uuid not null references users on delete cascade,
  version text not null check (version in ('v1', 'v2')),
  step text not null check (step in ('KEYWORDS', 'PAPERS', 'REQUIREMENTS', 'OUTLINE')),
  status text not null default 'WAITING' check (status in ('WAITING', 'SUCCEEDED', 'FAILED')),
  title text not null,
  language text not null,
  type text not null,
  field text not null,
  product text not null,
  word_count integer not null,
  keywords text[] not null default '{}',
  paper_ids uuid[] not null default '{}',
  extra_requirements text not null default '',
  chapters jsonb not null default '[]',
  -- Chapters written so far while it is being written; the chapters above stay until the new ones are complete.
  draft jsonb,
  -- Grows with every save; an edit names the one it was made on.
  revision integer not null default 0,
  -- Free regenerations left.
  free_num integer not null,
  -- How often it was written; makes each regeneration another outline.
  variant integer not null default 0,
  -- The run that writes it now or wrote it last; null before the first.
  run_id uuid,
  engine text check (engine in ('BUILT_IN', 'MODEL')),
  error text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
create index outlines_user on outlines (user_id, updated_at desc);
comment on table outlines is 'owner: outlines';

-- One row a writing, for the daily limit and for the true counters.
create table outline_writings (
  id uuid primary key default gen_random_uuid(),
  user_id uuid not null references users on delete cascade,
  outline_id uuid not null references outlines on delete cascade,
  started_at timestamptz not null default now()
);
create index outline_writings_user on outline_writings (user_id, started_at);
comment on table outline_writings is 'owner: outlines';
