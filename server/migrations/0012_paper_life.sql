-- Each export of a paper is an edition with files of its own: those of the one before stay in place until it is whole.
-- Edition 0 is what was delivered before there were editions.
alter table papers add column edition integer not null default 0;
alter table papers add column export_run_id uuid;

create table paper_editions (
  paper_id uuid not null references papers on delete cascade,
  edition integer not null,
  is_preview boolean not null,
  -- Where its files are: a place of its own for every try, so that two of them never mix.
  folder text not null,
  template_id text not null,
  citation_style text not null,
  pages integer not null,
  -- What was measured on these very files; null for a preview.
  certificate jsonb,
  -- The AI-use statement as it stands in them.
  statement jsonb,
  -- The version of each section that is in them, by its id.
  versions jsonb not null,
  created_at timestamptz not null,
  primary key (paper_id, edition)
);
comment on table paper_editions is 'owner: papers';

-- Every file that was ever begun for a paper, also by a try that did not end: the row comes before the file, so that an
-- erased account leaves none behind.
create table paper_files (
  key text primary key,
  paper_id uuid not null references papers on delete cascade
);
comment on table paper_files is 'owner: papers';
create index paper_files_paper on paper_files (paper_id);

-- Papers to look at before one is ordered, written once for each version of the engine.
create table sample_papers (
  id text not null,
  engine_version text not null,
  language text not null,
  title text not null,
  field text not null,
  level text not null,
  units integer not null,
  pages integer not null,
  file_key text not null,
  created_at timestamptz not null,
  primary key (id, engine_version)
);
comment on table sample_papers is 'owner: papers';

-- A change that the student asked for; accepted, it becomes the newest version of its section.
create table paper_amendments (
  id uuid primary key default gen_random_uuid(),
  paper_id uuid not null references papers on delete cascade,
  section_id text not null,
  base_version integer not null,
  instruction text not null,
  state text not null check (state in ('WORKING', 'PROPOSED', 'FAILED', 'ACCEPTED', 'DISMISSED')),
  text text,
  -- What proposed the text.
  engine_version text,
  error text,
  run_id uuid,
  created_at timestamptz not null,
  decided_at timestamptz
);
comment on table paper_amendments is 'owner: papers';
create index paper_amendments_paper on paper_amendments (paper_id, created_at desc);

alter table paper_sections add column amendment_id uuid references paper_amendments on delete set null;
-- Counted when it is written, so that a list of versions need not read them all; null for those from before.
alter table paper_sections add column units integer;

-- When its owner last looked at what became of it.
alter table order_items add column seen_at timestamptz;
update order_items set seen_at = finished_at where finished_at is not null;
create index order_items_unread on order_items (user_id) where finished_at is not null and seen_at is null;
